import type { Definition } from "../../definition";
import { fixedFiles } from "../../model";
import type { Rule } from "./rule";

/** Paths below `content/` where a file must be: those of a model's only file, and named ones. */
export function neededFiles({ models }: Definition): string[] {
  return models.flatMap((model) => [...fixedFiles(model), ...(model.needed ?? [])]);
}

/** The needed files that are not there. */
export const missingFiles: Rule = ({ definition, files, photos }) => {
  // What only has an ending too many is told at the file that has it.
  const others = [...photos.keys()].map((file) => file.replace(/\.\w+$/, ""));
  const present = new Set([...files.map(({ file }) => file), ...others]);
  const missing = neededFiles(definition).filter((file) => !present.has(file));
  return missing.map((file) => ({
    file,
    line: 1,
    column: 1,
    code: "missingFile",
    params: { file },
  }));
};
