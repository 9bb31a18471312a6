import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { pageEntries } from "./page-entries";

/** A page that a template shows. */
export interface TemplatePage {
  path: string;
  /** Below `src`. */
  component: string;
}

/** The pages that Gatsby does not find in `src/pages` by itself. */
export const templatePages = (
  definition: Definition,
  records: readonly ModelRecord[],
): TemplatePage[] =>
  pageEntries(definition, records)
    .filter(({ component }) => component.startsWith("templates/"))
    .map(({ path, component }) => ({ path, component }));
