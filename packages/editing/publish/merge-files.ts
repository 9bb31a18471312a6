import { type Content, parseContent } from "@typed-site/content-model";
import { canonicalYaml, keepComments } from "../change/canonical-yaml";
import { placeInWords } from "../change/complaints";
import { merge } from "../change/merge";
import { labelOfFile } from "./differences/content-differences";

/** A file in three versions; undefined where it is not there. */
export interface FileVersions {
  base?: Buffer;
  ours?: Buffer;
  theirs?: Buffer;
}

/** What two changes of a file come to: its bytes, undefined where it goes; or the places that both have changed. */
export type MergedFile = { bytes: Buffer | undefined } | { clashes: string[] };

/** Puts together two changes of a file: an entry field by field, a list of words line by line, all else as a whole. */
export function mergeFiles(
  content: Content,
  place: string,
  { base, ours, theirs }: FileVersions,
): MergedFile {
  if (isSame(theirs, base) || isSame(theirs, ours)) return { bytes: ours };
  if (isSame(ours, base)) return { bytes: theirs };
  if (base && ours && theirs && place.endsWith(".txt")) {
    const lines = (bytes: Buffer) => bytes.toString("utf8").split("\n");
    const { data, clashes } = merge(lines(base), lines(theirs), lines(ours));
    if (clashes.length === 0) return { bytes: Buffer.from((data as string[]).join("\n")) };
  }
  const parse = (bytes?: Buffer) => bytes && parseContent(place, bytes.toString("utf8"));
  const model = place.endsWith(".yaml") ? content.modelOfFile(place) : undefined;
  const [old, own, other] = model ? [base, ours, theirs].map(parse) : [];
  const isReadable = [old, own, other].every((one) => one?.syntaxErrors.length === 0);
  if (!model || !old || !own || !other || !isReadable) {
    return { clashes: [labelOfFile(content, place, own ?? other ?? old)] };
  }
  const { data, clashes } = merge(old.data, other.data, own.data);
  if (clashes.length > 0) {
    return { clashes: clashes.map(({ path }) => placeInWords(model, data, path)) };
  }
  return { bytes: Buffer.from(keepComments(canonicalYaml(model, data), own.text)) };
}

const isSame = (one?: Buffer, other?: Buffer) =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));
