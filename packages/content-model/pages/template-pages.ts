import { groupBy } from "../../utils";
import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import { ContentRecords } from "../read/records";
import { pageEntries } from "./page-entries";

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
