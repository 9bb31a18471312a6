import { fillIn } from "./fill-in";

interface CaptionedPhoto {
  caption: string;
  visualisation: boolean;
}

/** The template of a visualisation's caption, with {caption}. */
interface CaptionWords {
  visualisation: string;
}

/** A photo's caption, which says so where it is a visualisation. */
export const captionOf = (
  { caption, visualisation }: CaptionedPhoto,
  labels: CaptionWords,
): string => (visualisation ? fillIn(labels.visualisation, { caption }) : caption);
