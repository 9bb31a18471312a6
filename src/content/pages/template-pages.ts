import { readdirSync } from "node:fs";
import { groupBy } from "../../utils/group-by";
import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { ContentRecords } from "../read/records";
import { type MadePage, pageEntries } from "./page-entries";

/** A page that a template shows. */
export interface TemplatePage {
  path: string;
  /** Below `src`. */
  component: string;
  context?: Record<string, unknown>;
}

/** The pages that Gatsby does not find in `src/pages` by itself. */
export function templatePages(
  definition: Definition,
  records: readonly ModelRecord[],
): TemplatePage[] {
  const all = new ContentRecords(definition, records);
  const pages = pageEntries(definition, records).filter(({ component }) =>
    component.startsWith("templates/"),
  );
  return [...groupBy(pages, ({ record }) => record.model)].flatMap(([model, ofModel]) => {
    const contextOf = model.context?.(all);
    return ofModel.map(({ path, component, record }) => ({
      ...{ path, component },
      ...(contextOf && { context: contextOf(record.data as never) }),
    }));
  });
}

/**
 * Where the files in `src/pages` and the models don't agree, one line per mistake, with the file to change.
 * @param folder `src/pages`
 */
export function pageFileMistakes(entries: readonly MadePage[], folder: string): string[] {
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
