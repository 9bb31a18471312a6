import { writtenField, type WrittenFieldName } from "../../../enquiry/shared/fields";

/** Fields in rows: neighbours that are half as wide share one, all others have their own. */
export function inRows(
  names: readonly WrittenFieldName[],
): [WrittenFieldName, ...WrittenFieldName[]][] {
  const rows: [WrittenFieldName, ...WrittenFieldName[]][] = [];
  for (const name of names) {
    const before = rows.at(-1);
    if (before && [before[0], name].every((one) => writtenField(one).isHalf)) before.push(name);
    else rows.push([name]);
  }
  return rows;
}
