import type { ComponentProps } from "react";
import { TextField } from "../../../components/text-field/text-field";
import { GIRTH_ANSWER } from "./answer-girth";
import * as styles from "./girth-field.module.css";

/** A field for a trunk's girth, with room for what such a girth usually requires; `answerGirth` says it. */
export function GirthField(props: ComponentProps<typeof TextField>) {
  return (
    <div>
      <TextField {...props} />
      <p className={`small ${styles.answer}`} role="status" {...{ [GIRTH_ANSWER]: true }} />
    </div>
  );
}
