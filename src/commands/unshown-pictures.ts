import { isMapping, type PlacedRecord } from "gatsby-plugin-typed-content";

/** The field that names a record of each of these types. */
const NAMED_BY = { Gallery: "gallery", Transformation: "transformation" };

/**
 * Names the galleries and comparisons that no record refers to, so that no page shows them. Whoever
 * adds one saves it before a page can name it, so these are only hints.
 */
export function unshownPictures(records: readonly PlacedRecord[]): string[] {
  return Object.entries(NAMED_BY).flatMap(([typeName, field]) => {
    const named = new Set(records.flatMap(({ data }) => valuesOf(data, field)));
    return records
      .filter(({ model, file }) => model.typeName === typeName && !named.has(nameOf(file)))
      .map(
        ({ file, data }) =>
          `content/${file}: „${String(data.title)}” nie jest na żadnej stronie. Wybierz to w usłudze albo usuń plik.`,
      );
  });
}

const nameOf = (file: string) => file.replace(/^.*\/|\.yaml$/g, "").normalize("NFC");

/** The values of a field at any depth. */
function valuesOf(data: unknown, field: string): string[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesOf(item, field));
  if (!isMapping(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === field && typeof value === "string" ? [value.normalize("NFC")] : valuesOf(value, field),
  );
}
