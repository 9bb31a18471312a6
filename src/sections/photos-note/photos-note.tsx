import { useCompany } from "../../hooks/use-company";

/**
 * The company's sentence about visualisations, if it has one. Openings of pages with pictures show
 * it, so that it is read before any of them, once a page.
 */
export function PhotosNote() {
  const { photosNote } = useCompany();
  return photosNote ? <p className="small quiet">{photosNote}</p> : null;
}
