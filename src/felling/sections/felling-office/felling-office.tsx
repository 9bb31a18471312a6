import { graphql } from "gatsby";
import { Section } from "../../../components/section/section";
import { TownOffice } from "../../../sections/town-office/town-office";
import { fillIn } from "../../../utils/text/fill-in";

interface FellingOfficeProps {
  outcome: Queries.FellingOfficeFragment;
  /** Whether this is the strictest outcome, so that it can't be too mild. */
  isStrictest: boolean;
  /** The town that the visitor chose. */
  town: Queries.FellingTownFragment;
  words: Queries.FellingOfficeWordsFragment;
  texts: Queries.TownOfficeTextsFragment;
}

/** Which office to go to: the chosen town's, with what is protected there. */
export function FellingOffice({ outcome, isStrictest, town, words, texts }: FellingOfficeProps) {
  const { officeHeading, reminder } = words.outcome;
  return (
    <Section id="office" heading={officeHeading} split className="on-lichen">
      <div className="flow">
        <p className="lead">{fillIn(outcome.office, { locative: town.locative })}</p>
        <TownOffice town={town} texts={texts} />
        {!isStrictest && (
          <p>
            <strong>{reminder}</strong>
          </p>
        )}
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
      reminder
    }
  }
`;
