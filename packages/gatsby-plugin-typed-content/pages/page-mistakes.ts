import path from "node:path";
import { SOURCE_FOLDER } from "../read/site-files";
import type { RecordPage } from "./page-entries";

/** A page that Gatsby makes. */
export interface MadePage {
  /** Its address: `/kontakt`. */
  path: string;
  /** The module that shows it, as an absolute path. */
  component: string;
}

/** Gatsby's own pages, and tools of developers, such as `/_style-guide`. */
const OF_NO_MODEL = /^\/(404(\.html)?|500(\.html)?|dev-404-page|_.*)$/;

/**
 * Pages of models and pages that the site makes, where these are not the same: a line for each, with what to do.
 * @param entries the pages of the models
 * @param made the pages that Gatsby makes of `src/pages` and by `createPages`
 */
export function pageMistakes(entries: readonly RecordPage[], made: readonly MadePage[]): string[] {
  const source = path.resolve(SOURCE_FOLDER);
  const components = new Map(
    made.map((page) => [
      page.path.replace(/(?<=.)\/$/, ""),
      path.relative(source, page.component).split(path.sep).join("/"),
    ]),
  );
  const addresses = new Set(entries.map((entry) => entry.path));
  const unknown = [...components].filter(
    ([address]) => !addresses.has(address) && !OF_NO_MODEL.test(address),
  );
  return [
    ...unknown.map(
      ([address, component]) =>
        `${SOURCE_FOLDER}/${component} is the page ${address} of no model: add pages: singlePage("${address}") to its model, or move the file`,
    ),
    ...entries.flatMap(({ path: address, component, record: { model } }) => {
      const actual = components.get(address);
      if (actual === component) return [];
      if (actual)
        return `The page ${address} is made of ${SOURCE_FOLDER}/${actual}, but ${model.typeName} says ${component}`;
      const remedy = component.startsWith("pages/")
        ? `${SOURCE_FOLDER}/${component} is missing`
        : `createPages in gatsby-node makes no page of ${SOURCE_FOLDER}/${component} there`;
      return `${remedy}: ${model.typeName} makes the page ${address}`;
    }),
  ];
}
