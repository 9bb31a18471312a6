import { useCompany } from "../../hooks/use-company";
import * as styles from "./photos-note.module.css";

/**
 * Says that photographs are not of finished work, for as long as the company has such a sentence.
 * It stands above them, so that nobody takes them for proof before having read it.
 */
export function PhotosNote() {
  const { photosNote } = useCompany();
  return photosNote ? <p className={styles.note}>{photosNote}</p> : null;
}
