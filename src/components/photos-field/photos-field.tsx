import { PHOTO_TYPES } from "../../../packages/enquiries/form";
import { classNames } from "../../utils/class-names";
import { Field, type FieldTexts } from "../field/field";
import * as styles from "./photos-field.module.css";

interface PhotosFieldProps extends FieldTexts {
  /** Takes one photo only. */
  single?: boolean;
}

/** Photos from the camera or the gallery. */
export function PhotosField({ single = false, ...props }: PhotosFieldProps) {
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          className={classNames(control.className, styles.files)}
          type="file"
          accept={PHOTO_TYPES.join()}
          multiple={!single}
        />
      )}
    </Field>
  );
}
