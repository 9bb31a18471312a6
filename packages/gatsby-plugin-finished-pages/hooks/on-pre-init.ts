import { setAvifEffort } from "../images/avif-effort";
import type { Options } from "./options";

/** Sets how much work an AVIF may take, before anything encodes one. */
export function onPreInit(_: object, { avifEffort }: Options): void {
  if (avifEffort !== undefined) setAvifEffort(avifEffort);
}
