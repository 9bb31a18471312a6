import { graphql } from "gatsby";
import { Section } from "../../../components/section/section";
import { SiteLink } from "../../../components/site-link/site-link";
import { TownOffice } from "../../../sections/town-office/town-office";
import { townsPath } from "../../../utils/paths";
import { fillIn } from "../../../utils/text/fill-in";

interface FellingOfficeProps {
  outcome: Queries.FellingOfficeFragment;
  /** Whether this is the strictest outcome, so that it can't be too mild. */
  isStrictest: boolean;
  /** The town that the visitor chose. */
  town: Queries.FellingTownFragment | undefined;
  words: Queries.FellingOfficeWordsFragment;
  texts: Queries.TownOfficeTextsFragment;
}

/** Which office to go to: the chosen town's, with what is protected there, or else a link to the list of all. */
export function FellingOffice({ outcome, isStrictest, town, words, texts }: FellingOfficeProps) {
  const { officeHeading, office, reminder } = words.outcome;
  return (
    <Section id="office" heading={officeHeading} split className="on-lichen">
      <div className="flow">
        {town && (
          <>
            <p className="lead">{fillIn(outcome.office, { locative: town.locative })}</p>
            <TownOffice town={town} texts={texts} />
            {!isStrictest && (
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
    </Section>
  );
}

export const query = graphql`
  fragment FellingOffice on FellingOutcome {
    office
  }
  fragment FellingTown on Town {
    name
    path
    locative
    office {
      head
      post
    }
    ...TownOffice
  }
  fragment FellingOfficeWords on FellingGuide {
    outcome {
      officeHeading
      office
      reminder
    }
  }
`;
