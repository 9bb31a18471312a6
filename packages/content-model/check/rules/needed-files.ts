import type { Definition } from "../../definition";
import { fixedFiles } from "../../model";
import type { ContentFile } from "../../read/content-file";
import type { ContentProblem } from "../problem";

/** Paths below `content/` where a file must be: those of a model's only file, and named ones. */
export function neededFiles({ models }: Definition): string[] {
  return models.flatMap((model) => [...fixedFiles(model), ...(model.needed ?? [])]);
}

/** The needed files that are not there. */
export function missingFiles(
  definition: Definition,
  files: readonly ContentFile[],
): ContentProblem[] {
  const present = new Set(files.map(({ file }) => file));
  return neededFiles(definition)
    .filter((file) => !present.has(file))
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      code: "missingFile",
      params: { file },
    }));
}
