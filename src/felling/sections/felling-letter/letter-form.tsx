import { graphql } from "gatsby";
import { type FormEvent, useState } from "react";
import { Button } from "../../../components/button/button";
import { Field } from "../../../components/field/field";
import { classNames } from "../../../utils/class-names";
import { LETTER_FIELD_NAMES, LETTER_FIELDS, type LetterValues } from "../../letter-fields";
import { emptySketch } from "../../sketch";
import { Deadlines, deadlineSentences, DeadlinesField } from "./deadlines-field";
import { LetterSheet } from "./letter-sheet";
import { SketchField } from "./sketch-field";
import { DrawnSketch } from "./sketch-picture";
import * as styles from "./letter-form.module.css";

interface LetterFormProps {
  words: Queries.LetterFormFragment;
  deadlines: Queries.DeadlinesFieldFragment;
  /** The office and its address, which the visitor may change. */
  addressee: string;
}

/** What the form holds besides the sketch. */
type FormValues = LetterValues & { drawing?: string; received?: string; visited?: string };

/** Fills in the letter and prints it. What is typed stays in this form: nothing is sent and nothing stored. */
export function LetterForm({ words, deadlines, addressee }: LetterFormProps) {
  const [values, setValues] = useState<FormValues>({});
  const [sketch, setSketch] = useState(emptySketch);
  const { fields, sketch: sketchWords } = words;
  const read = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    setValues(Object.fromEntries(new FormData(currentTarget)));
  const sentences = deadlineSentences(deadlines, values.received, values.visited);
  const isDrawnHere = values.drawing === sketchWords.here;
  return (
    <>
      <form
        className={classNames("flow", styles.form)}
        autoComplete="on"
        onInput={read}
        onSubmit={(event) => {
          event.preventDefault();
          window.print();
        }}
        onReset={() => {
          setValues({});
          setSketch(emptySketch);
        }}
      >
        <p className="small quiet">{words.privacy}</p>
        <div className={classNames("cols", styles.fields)}>
          {LETTER_FIELD_NAMES.map((name) => {
            const { most, rows, autoComplete } = LETTER_FIELDS[name];
            const given = name === "addressee" ? addressee : undefined;
            return (
              <Field key={name} name={name} {...fields[name]}>
                {(control) => {
                  const own = { ...control, maxLength: most, autoComplete, defaultValue: given };
                  return rows ? <textarea {...own} rows={rows} /> : <input {...own} />;
                }}
              </Field>
            );
          })}
        </div>
        <SketchField words={sketchWords} sketch={sketch} onChange={setSketch} />
        <DeadlinesField words={deadlines} sentences={sentences} />
        <div className="row">
          <Button type="submit">{words.print}</Button>
          <Button type="reset" variant="line">
            {words.clear}
          </Button>
        </div>
        <p className="small quiet">{words.printHint}</p>
      </form>
      <LetterSheet
        words={words}
        values={{ addressee, ...values }}
        drawing={isDrawnHere ? <DrawnSketch sketch={sketch} words={sketchWords} /> : undefined}
      >
        {sentences.length > 0 && <Deadlines heading={words.paper.forOwner} sentences={sentences} />}
      </LetterSheet>
    </>
  );
}

export const query = graphql`
  fragment LetterForm on FellingLetter {
    privacy
    print
    printHint
    clear
    sketch {
      ...SketchField
    }
    ...LetterSheet
  }
`;
