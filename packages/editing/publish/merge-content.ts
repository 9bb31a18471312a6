import { type Content, parseContent } from "../../content-model";
import { Refusal } from "../change/answers";
import { canonicalYaml, keepComments } from "../change/canonical-yaml";
import { placeInWords } from "../change/complaints";
import { merge } from "../change/merge";
import type { Complaint } from "../contract";
import { labelOfFile } from "./differences/content-differences";
import type { Repository } from "./repository";

/** Trees of the content that are to be put together. */
export interface Versions {
  base: string;
  ours: string;
  theirs: string;
}

/**
 * Merges two versions of the content line by line, and where lines clash field by field.
 * @param problemOf says of a place in an editor's words that both have changed it
 * @returns the tree of the merged content
 * @throws Refusal with every place that both have changed; nothing is changed
 */
export async function mergeContent(
  content: Content,
  repository: Repository,
  versions: Versions,
  problemOf: (place: string) => Complaint,
): Promise<string> {
  const { base, ours, theirs } = versions;
  const merged = await repository.mergeContent(base, ours, theirs);
  const texts = new Map<string, string>();
  const clashes: string[] = [];
  for (const file of merged.conflicts) {
    const { text, places } = await mergeFile(content, repository, versions, file);
    if (text === undefined) clashes.push(...places);
    else texts.set(file, text);
  }
  if (clashes.length > 0) throw new Refusal([...new Set(clashes)].map(problemOf));
  return texts.size === 0 ? merged.content : repository.contentWithTexts(merged.content, texts);
}

/** Merges the fields of a file; without a text where that can't be done, with the places that clash. */
async function mergeFile(
  content: Content,
  repository: Repository,
  { base, ours, theirs }: Versions,
  file: string,
): Promise<{ text?: string; places: string[] }> {
  const model = file.endsWith(".yaml") ? content.modelOfFile(file) : undefined;
  const read = async (version: string) => {
    const bytes = await repository.read(version, file).catch(() => undefined);
    return bytes && parseContent(file, bytes.toString("utf8"));
  };
  const [old, mine, other] = [await read(base), await read(ours), await read(theirs)];
  const isReadable = [old, mine, other].every((one) => one?.syntaxErrors.length === 0);
  if (!model || !old || !mine || !other || !isReadable) {
    return { places: [labelOfFile(content, file, mine ?? other ?? old)] };
  }
  const { data, clashes } = merge(old.data, other.data, mine.data);
  if (clashes.length > 0) {
    return { places: clashes.map(({ path }) => placeInWords(model, data, path)) };
  }
  return {
    text: keepComments(canonicalYaml(model, data), mine.text),
    places: [],
  };
}
