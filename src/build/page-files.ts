import { readdirSync } from "node:fs";
import type { Content } from "gatsby-plugin-typed-content";

/**
 * Files in `src/pages` and pages of models that don't match, one line for each with the file to
 * change.
 * @param folder `src/pages`
 */
export function pageFileMistakes(entries: ReturnType<Content["pages"]>, folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[jt]sx?$/.test(name))
    .map((name) => `pages/${name}`);
  const single = entries.filter(({ component }) => component.startsWith("pages/"));
  return [
    ...files
      .filter((file) => !single.some(({ component }) => component === file))
      .map(
        (file) =>
          `src/${file} is the page of no model: add pages: singlePage("/…") to its model, or move the file`,
      ),
    ...single
      .filter(({ component }) => !files.includes(component))
      .map(
        ({ component, path, record: { model } }) =>
          `src/${component} is missing: ${model.typeName} makes the page ${path}`,
      ),
  ];
}
