import type { Labels } from "../../../hooks/use-labels";

/** Put in by `render-style-guide.ts`. */
declare const STYLE_GUIDE_LABELS: Labels;

/** The words of the interface. */
export const labels = STYLE_GUIDE_LABELS;
