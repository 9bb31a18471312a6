import { type Content, parseContent } from "gatsby-plugin-typed-content";
import { canonicalYaml, keepComments } from "gatsby-plugin-typed-content";
import { merge } from "../../shared/merge";
import { labelOfFile } from "../differences/content-differences";
import { placeInWords } from "../wording/complaints";

/** A file in three versions; undefined where it is not there. */
export interface FileVersions {
  base?: Buffer;
  ours?: Buffer;
  theirs?: Buffer;
}

/** What two changes of a file come to. */
export interface MergedFile {
  /** Undefined where the file goes. Where both have changed a place, it says what is theirs. */
  bytes: Buffer | undefined;
  /** The places that both have changed, in words. */
  clashes: string[];
}

/** Puts together two changes of a file: an entry field by field, a list of words line by line, all else as a whole. */
export function mergeFiles(
  content: Content,
  place: string,
  { base, ours, theirs }: FileVersions,
): MergedFile {
  if (isSame(theirs, base) || isSame(theirs, ours)) return { bytes: ours, clashes: [] };
  if (isSame(ours, base)) return { bytes: theirs, clashes: [] };
  if (base && ours && theirs && place.endsWith(".txt")) {
    const lines = (bytes: Buffer) => bytes.toString("utf8").split("\n");
    const { data, clashes } = merge(lines(base), lines(ours), lines(theirs));
    if (clashes.length === 0) {
      return { bytes: Buffer.from((data as string[]).join("\n")), clashes: [] };
    }
  }
  const parse = (bytes?: Buffer) => bytes && parseContent(place, bytes.toString("utf8"));
  const model = place.endsWith(".yaml") ? content.modelOfFile(place) : undefined;
  const [old, own, other] = model ? [base, ours, theirs].map(parse) : [];
  const isReadable = [old, own, other].every((one) => one?.syntaxErrors.length === 0);
  if (!model || !old || !own || !other || !isReadable) {
    return { bytes: theirs, clashes: [labelOfFile(content, place, own ?? other ?? old)] };
  }
  const { data, clashes } = merge(old.data, own.data, other.data);
  return {
    bytes: Buffer.from(keepComments(canonicalYaml(model, data), own.text)),
    clashes: clashes.map(({ path }) => placeInWords(model, data, path)),
  };
}

const isSame = (one?: Buffer, other?: Buffer) =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));
