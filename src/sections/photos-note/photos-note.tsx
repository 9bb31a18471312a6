import { useCompany } from "../../hooks/use-company";
import * as styles from "./photos-note.module.css";

/**
 * Says that photographs are not of finished work, while the content has such a sentence.
 * It is above them, so that nobody takes them for proof before reading it.
 */
export function PhotosNote() {
  const { photosNote } = useCompany();
  return photosNote ? <p className={styles.note}>{photosNote}</p> : null;
}
