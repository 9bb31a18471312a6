import { graphql } from "gatsby";
import { PHOTO_TYPES } from "@typed-site/enquiries/form";
import { classNames } from "../../utils/class-names";
import { buttonClass } from "../button/button";
import { Field, type FieldTexts } from "../field/field";
import * as styles from "./photos-field.module.css";

interface PhotosFieldProps extends FieldTexts {
  /** Takes one photo only. */
  single?: boolean;
  words: Pick<Queries.PhotosWordsFragment, "add" | "addOne">;
}

const look = buttonClass({ variant: "line", size: "small" });

/**
 * The types of photos, and one that is none: for images alone Chrome on Android 14 and later opens a picker without a
 * camera. Other browsers pass over it.
 */
const ACCEPT = [...PHOTO_TYPES, "android/allow-camera"].join();

/** A file input for photos; `listPhotos` lists those chosen. */
export function PhotosField({ single = false, words, ...texts }: PhotosFieldProps) {
  return (
    <Field {...texts}>
      {(control) => (
        <>
          <div className={styles.choice}>
            <input
              {...control}
              className={classNames(control.className, styles.files)}
              type="file"
              accept={ACCEPT}
              multiple={!single}
            />
            <label className={classNames(look, styles.button)} htmlFor={control.id}>
              {single ? words.addOne : words.add}
            </label>
          </div>
          <p className="sr-only" role="status" />
        </>
      )}
    </Field>
  );
}

export const query = graphql`
  fragment PhotosWords on PhotosWords {
    add
    addOne
    remove
    added
    removed
  }
`;
