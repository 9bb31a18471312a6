import path from "node:path";
import type { Photo, PhotoState } from "../../read/read-photo";
import type { Message } from "../message";

/** Narrower photos look blurred at full width on a phone with three dots a pixel. */
const MIN_WIDTH = 1200;

/** Larger photos make the repository heavy and no page sharper. */
const MAX_MEGAPIXELS = 12;

/** Width by height. Pages show photos in frames from 1:1 to 8:5, which crop the rest. */
const RATIO = { min: 1.2, max: 2 };

/** What pages are built from, with the endings of its files. */
const ENDINGS: Record<Photo["format"], readonly [string, ...string[]]> = {
  jpeg: [".jpg", ".jpeg"],
  png: [".png"],
  webp: [".webp"],
};

/** Everything that is wrong with a photo that is there. */
export function qualityProblems(src: string, photo: Exclude<PhotoState, "folder">): Message[] {
  if (photo === "empty") return [{ code: "photoEmpty", params: { src } }];
  if (photo === "heic") return [{ code: "photoHeic", params: { src } }];
  if (photo === "broken") return [{ code: "photoBroken", params: { src } }];
  if (typeof photo === "string") {
    return [{ code: "photoFormat", params: { src, format: photo.toUpperCase() } }];
  }
  const ending = endingProblem(src, photo);
  if (ending) return [ending];
  const size = sizeProblem(src, photo);
  return [
    ...(photo.isCmyk ? [{ code: "photoCmyk" as const, params: { src } }] : []),
    ...(photo.isTurned ? [{ code: "photoTurned" as const, params: { src } }] : []),
    ...(photo.hasPosition ? [{ code: "photoPosition" as const, params: { src } }] : []),
    ...(size ? [size] : []),
  ];
}

function endingProblem(src: string, { format }: Photo): Message | undefined {
  const endings = ENDINGS[format];
  const ending = path.posix.extname(src);
  if (endings.includes(ending.toLowerCase())) return undefined;
  const [right] = endings;
  return { code: "photoEnding", params: { src, ending, format: format.toUpperCase(), right } };
}

/** What is wrong with the size or the shape of a photo, in pixels as it is shown. */
export function sizeProblem(
  src: string,
  { width, height }: Pick<Photo, "width" | "height">,
): Message | undefined {
  const ratio = width / height;
  const params = { src, width, height };
  // No crop makes it wider.
  if (width < MIN_WIDTH) return { code: "photoSmall", params: { src, width, least: MIN_WIDTH } };
  if (ratio < RATIO.min) return { code: "photoTall", params };
  if (ratio > RATIO.max) return { code: "photoWide", params };
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    return { code: "photoLarge", params: { ...params, most: MAX_MEGAPIXELS } };
  }
  return undefined;
}
