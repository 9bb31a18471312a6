import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { townsPath } from "../../utils/paths";
import { fillIn } from "../../utils/text/fill-in";
import { TownOffice } from "../town-office/town-office";

interface FellingOfficeProps {
  /** The town that the visitor named. */
  town: Queries.FellingTownFragment | undefined;
  words: Queries.FellingOfficeWordsFragment;
  texts: Queries.FellingOfficeTextsFragment;
}

/** Which office to go to: that of the town that was named, with what is protected there, or the list of all. */
export function FellingOffice({ town, words, texts }: FellingOfficeProps) {
  const { office, officeOf, reminder } = words.outcome;
  return (
    <section className="section on-lichen" aria-labelledby="office">
      <div className="wrap split">
        <h2 id="office">{texts.officeHeading}</h2>
        <div className="flow">
          {town && (
            <>
              <p className="lead">{fillIn(officeOf, { locative: town.locative })}</p>
              <TownOffice town={town} texts={texts} />
              {town.protection && (
                <p>
                  <strong>{reminder}</strong>
                </p>
              )}
            </>
          )}
          <SiteLink className="tap" href={townsPath}>
            {office}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FellingTown on Town {
    name
    path
    locative
    ...TownOffice
  }
  fragment FellingOfficeTexts on TownPage {
    officeHeading
    ...TownOfficeTexts
  }
  fragment FellingOfficeWords on FellingGuide {
    outcome {
      office
      officeOf
      reminder
    }
  }
`;
