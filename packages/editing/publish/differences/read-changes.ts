import { type Content, parseContent } from "../../../content-model";
import type { Repository } from "../outside/repository";
import { type Difference, fileDifferences, otherDifference } from "./content-differences";
import { type Passage, passages } from "./passages";

/** A difference as it is shown. */
export interface Change extends Omit<Difference, "before" | "after"> {
  /** The file below `content/`, of a renamed one the new. */
  file: string;
  before?: Passage;
  after?: Passage;
}

/** All that is different in the content of two commits or trees, and the files in which it is. */
export interface Changes {
  list: Change[];
  /** Places below `content/`, of a renamed file the new one. */
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
  const files: string[] = [];
  const read = async (treeish: string, file: string | undefined) =>
    file === undefined
      ? undefined
      : parseContent(placeOf(file), await repository.read(treeish, file));
  for (const { before, after } of await repository.changedFiles(from, to)) {
    const place = placeOf(after ?? before ?? "");
    files.push(place);
    const differences = place.endsWith(".yaml")
      ? fileDifferences(content, place, await read(from, before), await read(to, after))
      : [otherDifference(place, before !== undefined, after !== undefined)];
    list.push(...differences.map((difference) => ({ ...asChange(difference), file: place })));
  }
  return { list, files };
}

/** A file's place below `content/`, as the content names it. */
export const placeOf = (file: string) => file.replace(/^content\//, "").normalize("NFC");

function asChange({ before, after, ...rest }: Difference): Omit<Change, "file"> {
  const shown = passages(before ?? "", after ?? "");
  return {
    ...rest,
    ...(before !== undefined && { before: shown.before }),
    ...(after !== undefined && { after: shown.after }),
  };
}
