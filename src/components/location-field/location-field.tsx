import { graphql } from "gatsby";
import { fillIn } from "../../utils/text/fill-in";
import { Button } from "../button/button";
import { Field, type FieldTexts } from "../field/field";
import { Icon } from "../icon/icon";
import { LOCATE } from "./offer-position";
import { writtenAccuracy } from "./written-position";
import * as styles from "./location-field.module.css";

interface LocationFieldProps extends FieldTexts {
  placeholder?: string | null;
  words: Queries.LocateFragment;
}

/** A text field for a place, with a button that `offerPosition` makes fill in the device's position. */
export function LocationField({ words, placeholder, ...texts }: LocationFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <input {...control} type="text" placeholder={placeholder ?? undefined} />
          <div className={styles.locate} {...{ [LOCATE]: true }}>
            <Button type="button" variant="line" size="small" busy={false}>
              <Icon name="pin" />
              {words.button}
            </Button>
            <div className={styles.answer}>
              <p role="status">{words.rest}</p>
              {allAnswers(words).map((text) => (
                <p key={text} className={styles.room} aria-hidden="true">
                  {text}
                </p>
              ))}
            </div>
          </div>
        </>
      )}
    </Field>
  );
}

/** All possible answers, stacked invisibly, so that the space for the longest is reserved. */
function allAnswers({ button: _, text: __, ...answers }: Queries.LocateFragment) {
  const accuracy = writtenAccuracy(990);
  return [...new Set(Object.values(answers).map((words) => fillIn(words, { accuracy })))];
}

export const query = graphql`
  fragment Locate on LocateWords {
    button
    text
    rest
    searching
    found
    rough
    refused
    timeout
    insecure
    unavailable
  }
`;
