import { type Content, parseContent } from "gatsby-plugin-typed-content";
import { canonicalYaml, keepComments } from "gatsby-plugin-typed-content";
import { merge } from "../../shared/merge";
import { labelOfFile } from "../differences/content-differences";
import { placeInWords } from "../wording/complaints";

/** A file in three versions, named as `merge` names them; undefined where it is not there. */
export interface FileVersions {
  base?: Buffer;
  theirs?: Buffer;
  mine?: Buffer;
}

/** What two changes of a file come to. */
export interface MergedFile {
  /** Undefined where the file goes. Where both have changed a place, it has one's own. */
  bytes: Buffer | undefined;
  /** The places that both have changed, in words. */
  clashes: string[];
}

/** Puts together two changes of a file: an entry field by field, a list of words line by line, all else as a whole. */
export function mergeFiles(
  content: Content,
  place: string,
  { base, theirs, mine }: FileVersions,
): MergedFile {
  if (isSame(mine, base) || isSame(mine, theirs)) return { bytes: theirs, clashes: [] };
  if (isSame(theirs, base)) return { bytes: mine, clashes: [] };
  if (base && theirs && mine && place.endsWith(".txt")) {
    const lines = (bytes: Buffer) => bytes.toString("utf8").split("\n");
    const { data, clashes } = merge(lines(base), lines(theirs), lines(mine));
    if (clashes.length === 0) {
      return { bytes: Buffer.from((data as string[]).join("\n")), clashes: [] };
    }
  }
  const parse = (bytes?: Buffer) => bytes && parseContent(place, bytes.toString("utf8"));
  const model = place.endsWith(".yaml") ? content.modelOfFile(place) : undefined;
  const [ofBase, ofTheirs, ofMine] = model ? [base, theirs, mine].map(parse) : [];
  const isReadable = [ofBase, ofTheirs, ofMine].every((one) => one?.syntaxErrors.length === 0);
  if (!model || !ofBase || !ofTheirs || !ofMine || !isReadable) {
    return { bytes: mine, clashes: [labelOfFile(content, place, ofTheirs ?? ofMine ?? ofBase)] };
  }
  const { data, clashes } = merge(ofBase.data, ofTheirs.data, ofMine.data);
  return {
    bytes: Buffer.from(keepComments(canonicalYaml(model, data), ofTheirs.text)),
    clashes: clashes.map(({ path }) => placeInWords(model, data, path)),
  };
}

const isSame = (one?: Buffer, other?: Buffer) =>
  one === other || (one !== undefined && other !== undefined && one.equals(other));
