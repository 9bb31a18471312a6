import { problemAt, type ContentProblem, type PlacedRecord } from "../problem";
import { isMapping } from "../../walk-fields";

/** Pages that show each other in a circle, or a page that itself shows another one. */
export function aliasProblems(records: PlacedRecord[]): ContentProblem[] {
  const aliases = new Map<string, { record: PlacedRecord; key: string; target: string }>();
  for (const record of records) {
    const { aliasKey: key, key: own } = record.model;
    const target = key && isMapping(record.data) ? record.data[key] : undefined;
    if (key && own && typeof target === "string") {
      aliases.set(own.of(record), { record, key, target });
    }
  }
  return [...aliases].flatMap(([address, { record, key, target }]) => {
    const chain = [address];
    let end = target;
    for (let next = aliases.get(end); next && !chain.includes(end); next = aliases.get(end)) {
      chain.push(end);
      end = next.target;
    }
    if (chain.length === 1 && end !== address) return [];
    const way = [...chain, end].join(" → ");
    const words = chain.includes(end)
      ? {
          problem: `Strony pokazują się nawzajem w kółko: ${way}.`,
          remedy: `Wpisz w jednym z tych plików własną treść zamiast „${key}”.`,
        }
      : {
          problem: `Strona ${target} sama pokazuje inną: ${way}.`,
          remedy: `Wpisz tu „${key}: ${end}”.`,
        };
    return [problemAt(record, [key], words)];
  });
}
