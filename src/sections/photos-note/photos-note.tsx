import { useCompany } from "../../hooks/use-company";
import * as styles from "./photos-note.module.css";

/**
 * The content's note, if it has one, that photographs don't show finished work. It precedes them,
 * so that nobody mistakes them for proof.
 */
export function PhotosNote() {
  const { photosNote } = useCompany();
  return photosNote ? <p className={styles.note}>{photosNote}</p> : null;
}
