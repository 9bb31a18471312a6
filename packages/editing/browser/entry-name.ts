import type { Kept } from "./decap";

/** Fields that say nothing to who looks for an entry. */
const UNSAID = /^(?:id|icon|network|slug)$/;

/** How a closed entry of a list reads: its first words, of a menu those of the choice; or empty. */
export function entryName(list: Kept, entry: unknown): string {
  const fields = list.get("fields") as Kept | undefined;
  if (!fields) return valueName(list.get("field") as Kept, entry);
  const named = (fields.toArray() as Kept[])
    .filter((field) => !UNSAID.test(String(field.get("name"))) && field.get("widget") !== "image")
    .map((field) => valueName(field, isKept(entry) ? entry.get(String(field.get("name"))) : ""));
  return named.find((name) => name !== "") ?? "";
}

function valueName(field: Kept, value: unknown): string {
  if (typeof value === "string" || typeof value === "number") {
    const options = (field.get("options") as Kept | undefined)?.toArray() as Kept[] | undefined;
    const chosen = options?.find((option) => option.get("value") === value);
    return String(chosen ? chosen.get("label") : value);
  }
  if (!isKept(value)) return "";
  if (field.get("widget") !== "list") return entryName(field, value);
  const names = value.toArray().map((entry) => entryName(field, entry));
  return names.filter(Boolean).join(", ");
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "toArray" in value;
