import { writtenField, type WrittenFieldName } from "@typed-site/enquiries/form";

const isHalf = (name: WrittenFieldName) => writtenField(name).isHalf;

/** Groups fields into rows: two adjacent half-width fields share one, all others have their own. */
export function inRows(names: readonly WrittenFieldName[]): WrittenFieldName[][] {
  const rows: WrittenFieldName[][] = [];
  for (const name of names) {
    const before = rows.at(-1);
    if (before && [...before, name].every(isHalf)) before.push(name);
    else rows.push([name]);
  }
  return rows;
}
