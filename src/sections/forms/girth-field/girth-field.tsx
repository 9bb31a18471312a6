import type { ComponentProps } from "react";
import { Prose } from "../../../components/prose/prose";
import { TextField } from "../../../components/text-field/text-field";
import { TrunkPicture } from "../../../components/trunk/trunk";
import { GIRTH_ANSWER } from "./answer-girth";
import { TRUNK } from "./draw-trunk";
import * as styles from "./girth-field.module.css";

/**
 * A field for a trunk's girth, with room for what such a girth usually requires, and for the trunk itself, which grows
 * with the number: `answerGirth` says the one and draws the other.
 */
export function GirthField({ note, ...props }: ComponentProps<typeof TextField>) {
  return (
    <div>
      <TextField {...props} />
      <div className={`small ${styles.below}`}>
        <div className={styles.words}>
          {note && <Prose className="quiet" html={note} />}
          <p className={styles.answer} role="status" {...{ [GIRTH_ANSWER]: true }} />
        </div>
        <TrunkPicture {...{ [TRUNK]: true }} />
      </div>
    </div>
  );
}
