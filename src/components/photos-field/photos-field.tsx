import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { PHOTO_TYPES } from "../../../packages/enquiries/form";
import { fillIn } from "../../../packages/utils";
import { classNames } from "../../utils/class-names";
import { buttonClass } from "../button/button";
import { Field, type FieldTexts } from "../field/field";
import { Thumbnail } from "./thumbnail";
import * as styles from "./photos-field.module.css";

interface PhotosFieldProps extends FieldTexts {
  /** Takes one photo only. */
  single?: boolean;
  words: Queries.PhotosWordsFragment;
}

const look = buttonClass({ variant: "line", size: "small" });

/**
 * The types of photos, and one that is none: for images alone Chrome on Android 14 and later opens a picker without a
 * camera. Other browsers pass over it.
 */
const ACCEPT = [...PHOTO_TYPES, "android/allow-camera"].join();

/** A file input for photos, which lists those chosen. Choosing again adds to them. */
export function PhotosField({ single = false, words, ...texts }: PhotosFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [said, setSaid] = useState("");
  // some may have been chosen before hydration
  useEffect(() => setPhotos(filesOf(input.current)), []);

  const put = (files: readonly File[]) => {
    setPhotos(files);
    // the first choice is in the input already
    if (!input.current || files.length === input.current.files?.length) return;
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.current.files = transfer.files;
  };
  const add = () => {
    const added = filesOf(input.current);
    put(single && added.length > 0 ? added : [...photos, ...added]);
    // empty if the file dialog was cancelled
    const name = added.map((photo) => photo.name).join(", ");
    if (name) setSaid(fillIn(words.added, { name }));
  };
  const remove = (index: number, item: Element | null) => {
    // the next item takes its place and the focus; without one, the item before or the input gets it
    if (!item?.nextElementSibling)
      (item?.previousElementSibling?.querySelector("button") ?? input.current)?.focus();
    put(photos.filter((_, place) => place !== index));
    setSaid(fillIn(words.removed, { name: photos[index]?.name ?? "" }));
    // dispatched on the parent, so that the form validates again and `add` is not called
    input.current?.parentElement?.dispatchEvent(new Event("change", { bubbles: true }));
  };

  return (
    <Field {...texts}>
      {(control) => (
        <>
          <div className={styles.choice}>
            <input
              {...control}
              ref={input}
              className={classNames(control.className, styles.files)}
              type="file"
              accept={ACCEPT}
              multiple={!single}
              onChange={add}
            />
            <label className={classNames(look, styles.button)} htmlFor={control.id}>
              {single ? words.addOne : words.add}
            </label>
          </div>
          {photos.length > 0 && (
            <ul className={styles.photos}>
              {photos.map((file, index) => (
                <li key={index} className={styles.photo}>
                  <Thumbnail file={file} />
                  <span className={styles.name}>{file.name}</span>
                  <button
                    className={look}
                    type="button"
                    aria-label={`${words.remove} ${file.name}`}
                    onClick={(event) => remove(index, event.currentTarget.closest("li"))}
                  >
                    {words.remove}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className="sr-only" role="status">
            {said}
          </p>
        </>
      )}
    </Field>
  );
}

const filesOf = (input: HTMLInputElement | null) => Array.from(input?.files ?? []);

export const query = graphql`
  fragment PhotosWords on PhotosWords {
    add
    addOne
    remove
    added
    removed
  }
`;
