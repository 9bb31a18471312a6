import { type Content, parseContent } from "../../../content-model";
import type { Repository } from "../outside/repository";
import { type Difference, fileDifferences, otherDifference } from "./content-differences";

/** A difference, and the file below `content/` that it is in, of a renamed one the new. */
export interface Change extends Difference {
  file: string;
}

/** All that is different in the content of two commits or trees. */
interface Changes {
  list: Change[];
  /** The names of what has changed, each once. */
  things: string[];
  /** The files below `content/` in which it is, of a renamed one both. */
  files: string[];
}

/** Reads what is different in the content of two commits or trees. */
export async function readChanges(
  content: Content,
  repository: Repository,
  from: string,
  to: string,
): Promise<Changes> {
  const list: Change[] = [];
  const changed = await repository.changedFiles(from, to);
  const read = async (treeish: string, file: string | undefined) =>
    file === undefined
      ? undefined
      : parseContent(placeOf(file), await repository.read(treeish, file));
  for (const { before, after } of changed) {
    const file = placeOf(after ?? before ?? "");
    const differences = file.endsWith(".yaml")
      ? fileDifferences(content, file, await read(from, before), await read(to, after))
      : [otherDifference(file, before !== undefined, after !== undefined)];
    list.push(...differences.map((difference) => ({ ...difference, file })));
  }
  const names = changed.flatMap(({ before, after }) => [before ?? [], after ?? []].flat());
  const things = [...new Set(list.map(({ thing }) => thing))];
  return { list, things, files: [...new Set(names.map(placeOf))] };
}

/** A file's place below `content/`, as the content names it. */
export const placeOf = (file: string) => file.replace(/^content\//, "").normalize("NFC");
