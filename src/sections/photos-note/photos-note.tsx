import { useCompany } from "../../hooks/use-company";
import * as styles from "./photos-note.module.css";

/** Says that photographs are not of finished work, for as long as the company has such a sentence. */
export function PhotosNote() {
  const { photosNote } = useCompany();
  return photosNote ? <p className={`small quiet ${styles.note}`}>{photosNote}</p> : null;
}
