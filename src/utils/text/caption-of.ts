import { fillIn } from "../../../packages/utils";
import type { Labels } from "../../hooks/use-labels";

interface CaptionedPhoto {
  caption: string;
  visualisation: boolean;
}

/** A photo's caption, which says so where it is a visualisation. */
export const captionOf = (
  { caption, visualisation }: CaptionedPhoto,
  labels: Pick<Labels, "visualisation">,
): string => (visualisation ? fillIn(labels.visualisation, { caption }) : caption);

/** Whether some of the photos are visualisations. */
export const someVisualisation = (photos: readonly CaptionedPhoto[]): boolean =>
  photos.some(({ visualisation }) => visualisation);
