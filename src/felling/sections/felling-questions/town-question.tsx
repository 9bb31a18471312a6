import { graphql } from "gatsby";
import { SelectField } from "../../../components/select-field/select-field";
import { TOWN, townId } from "../../answers";
import * as styles from "./question.module.css";

interface TownQuestionProps {
  towns: readonly Queries.FellingQuestionTownFragment[];
  words: Queries.FellingTownWordsFragment;
}

/** The last question. It is optional, because it only decides which office to go to. */
export function TownQuestion({ towns, words }: TownQuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend} tabIndex={-1}>
        <span className={`serif ${styles.words}`}>{words.question}</span>
      </legend>
      <SelectField
        name={TOWN}
        label={words.label}
        hint={words.hint}
        placeholder={words.other}
        options={byName(towns).map((town) => ({ value: townId(town), label: town.name }))}
      />
    </fieldset>
  );
}

/** In alphabetical order: two dozen names are searched by letter. */
const byName = (towns: TownQuestionProps["towns"]) =>
  [...towns].sort((one, other) => one.name.localeCompare(other.name, "pl"));

export const query = graphql`
  fragment FellingQuestionTown on Town {
    name
    path
  }
  fragment FellingTownWords on FellingTown {
    question
    hint
    label
    other
  }
`;
