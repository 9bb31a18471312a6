import type { Definition } from "../definition";
import type { ModelRecord } from "../model";
import type { RecordPage } from "./page-entries";

/** The ids that links may lead to, by the addresses of all pages. The content may have mistakes. */
export function pageAnchors(
  definition: Definition,
  records: readonly ModelRecord[],
  pages: readonly RecordPage[],
): Map<string, ReadonlySet<string>> {
  const ofType = (typeName: string) =>
    records
      .filter(({ model }) => model.typeName === typeName)
      .flatMap((record) => record.model.pages?.anchor?.(record) ?? []);
  return new Map(
    pages.map(({ path, anchors = [], anchorsOf = "" }) => [
      path,
      new Set([...anchors, ...ofType(anchorsOf), ...definition.anchors]),
    ]),
  );
}
