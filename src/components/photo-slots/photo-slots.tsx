import type { FieldErrors } from "../field/field-errors";
import { PhotosField } from "../photos-field/photos-field";
import { drawings } from "./drawings";
import * as styles from "./photo-slots.module.css";

/** A field for one photo, with a drawing of what the photo should show. */
interface PhotoSlot {
  name: string;
  label: string;
  hint: string;
  drawing: Queries.SlotDrawing;
}

interface PhotoSlotsProps {
  heading: string;
  slots: readonly PhotoSlot[];
  words: Queries.PhotosWordsFragment;
  errors?: FieldErrors;
}

/** Fields for the most useful photos; all are optional. */
export function PhotoSlots({ heading, slots, words, errors }: PhotoSlotsProps) {
  return (
    <fieldset className={styles.slots}>
      <legend className={styles.heading}>{heading}</legend>
      {slots.map(({ drawing, ...field }) => (
        <div key={field.name} className={styles.slot}>
          <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true">
            <path d={drawings[drawing]} />
          </svg>
          <PhotosField {...field} words={words} errors={errors} single />
        </div>
      ))}
    </fieldset>
  );
}
