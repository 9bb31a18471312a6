import { useCompany } from "../../hooks/use-company";
import * as styles from "./photos-note.module.css";

/** The company's sentence about visualisations, if it has one; below the pictures, once a page. */
export function PhotosNote() {
  const { photosNote } = useCompany();
  return photosNote ? <p className={`small quiet ${styles.note}`}>{photosNote}</p> : null;
}
