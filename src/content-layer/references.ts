import { z } from "zod";
import { problemAt, type ContentProblem, type PlacedRecord } from "./check-content";
import { kindOf, unwrap, type ReferenceTarget } from "./fields";
import { linksOf } from "./markdown";
import { modelOfFile } from "./models";
import { nearest } from "./nearest";
import type { ContentFile } from "./read-content";
import { addressOfTown, singlePages } from "./routes";

/** What may be named: for each type, the keys of its records. */
export type KnownKeys = Record<ReferenceTarget, Set<string>>;

/** Collects the keys of all records, also of those whose shape is wrong, so that one mistake is told once. */
export function knownKeys(files: ContentFile[]): KnownKeys {
  const keys: KnownKeys = {
    Service: new Set(),
    LegalPage: new Set(),
    Gallery: new Set(),
    Transformation: new Set(),
    Town: new Set(),
    Page: new Set(singlePages),
  };
  for (const { file, data } of files) {
    const model = modelOfFile(file);
    if (!model?.key) continue;
    for (const item of Array.isArray(data) ? data : [data]) {
      const key = model.key.of({ file, data: (item ?? {}) as Record<string, unknown> });
      keys[model.typeName as ReferenceTarget].add(key);
      if (model.key.field === "path") keys.Page.add(key);
      if (model.typeName === "Town") keys.Page.add(addressOfTown(key));
    }
  }
  return keys;
}

/** Every reference and every link in Markdown that leads nowhere. */
export function referenceProblems(records: PlacedRecord[], known: KnownKeys): ContentProblem[] {
  return records.flatMap((record) =>
    findReferences(record.model.shape, record.data, []).flatMap(({ to, value, path }) => {
      if (known[to].has(value.normalize("NFC"))) return [];
      const guess = nearest(value, known[to]);
      return [
        problemAt(record, path, {
          problem: `${targetNames[to]} „${value}” nie istnieje.`,
          remedy: guess ? `Może chodziło o „${guess}”?` : "Popraw nazwę albo ją usuń.",
        }),
      ];
    }),
  );
}

const targetNames: Record<ReferenceTarget, string> = {
  Service: "Usługa o adresie",
  LegalPage: "Strona prawna o adresie",
  Gallery: "Galeria",
  Transformation: "Plik porównań",
  Town: "Miejscowość",
  Page: "Strona o adresie",
};

interface Reference {
  to: ReferenceTarget;
  value: string;
  path: PropertyKey[];
}

function findReferences(schema: z.ZodType, value: unknown, path: PropertyKey[]): Reference[] {
  if (value === undefined) return [];
  const inner = unwrap(schema);
  const kind = kindOf(inner);
  if (kind?.kind === "reference")
    return [{ to: kind.to, value: withoutAnchor(value as string), path }];
  if (kind?.kind === "markdown") return pageLinks(value as string, path);
  if (inner instanceof z.ZodArray) {
    return (value as unknown[]).flatMap((item, index) =>
      findReferences(inner.element as z.ZodType, item, [...path, index]),
    );
  }
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape).flatMap(([key, field]) =>
      findReferences(field as z.ZodType, (value as Record<string, unknown>)[key], [...path, key]),
    );
  }
  return [];
}

/** An anchor behind an address is not looked at. */
const withoutAnchor = (address: string) => address.replace(/(?<=.)[#?].*$/, "");

/** Links inside the site. */
function pageLinks(markdown: string, path: PropertyKey[]): Reference[] {
  return linksOf(markdown)
    .filter((link) => link.startsWith("/"))
    .map((link) => ({ to: "Page", value: withoutAnchor(link), path }));
}
