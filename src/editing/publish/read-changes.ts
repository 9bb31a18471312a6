import { parseContent } from "../../content/read/read-content";
import { type Difference, fileDifferences } from "./content-differences";
import { type Passage, passages, wholePassage } from "./passages";
import type { Repository } from "./repository";

/** A difference as it is shown. */
export interface Change extends Omit<Difference, "before" | "after"> {
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
  repository: Repository,
  from: string,
  to: string,
): Promise<Changes> {
  const list: Change[] = [];
  const files: string[] = [];
  for (const { before, after } of await repository.changedFiles(from, to)) {
    const read = async (treeish: string, file: string | undefined) =>
      file?.endsWith(".yaml")
        ? parseContent(placeOf(file), await repository.read(treeish, file))
        : undefined;
    const place = placeOf(after ?? before ?? "");
    files.push(place);
    if (place.endsWith(".yaml")) {
      const [old, now] = [await read(from, before), await read(to, after)];
      list.push(...fileDifferences(place, old, now).map(asChange));
    } else {
      list.push(otherFile(place, before !== undefined, after !== undefined));
    }
  }
  return { list, files };
}

const placeOf = (file: string) => file.replace(/^content\//, "").normalize("NFC");

function otherFile(place: string, was: boolean, is: boolean): Change {
  const kind = !was ? "added" : !is ? "removed" : "changed";
  const noun = place.startsWith("photos/") ? "Zdjęcie" : "Plik";
  return { thing: `${noun} „${place.replace(/^.*\//, "")}”`, field: "", kind };
}

function asChange({ before, after, ...rest }: Difference): Change {
  if (before !== undefined && after !== undefined) return { ...rest, ...passages(before, after) };
  return {
    ...rest,
    ...(before !== undefined && { before: wholePassage(before) }),
    ...(after !== undefined && { after: wholePassage(after) }),
  };
}
