import { z } from "zod";
import { f } from "../../content-model";
import type { Surroundings } from "./content-facts";
import type { Choice, DecapField } from "./decap-field";

/** Decap shows hints as Markdown, so its signs are escaped. */
const MARKDOWN_HINT =
  "Pusty wiersz dzieli akapity. Pogrubienie: \\*\\*tekst\\*\\*. Odnośnik: \\[napis\\](/adres). Lista: każdy wiersz zaczyna się od myślnika i spacji.";

const PHOTO_HINT =
  "JPEG, co najmniej 1200 pikseli szerokości. Zbyt duże zdjęcie zmniejszy się samo, a informacja o miejscu, w którym je zrobiono, zostanie z niego usunięta.";

/** Longer lines get a field of several rows. */
const ROW_LENGTH = 60;

/** The widget for a value that is no group and no list, and what it may hold. */
export function decapWidget(
  schema: z.ZodType,
  description: string,
  { facts, up }: Surroundings,
  path: string,
): Pick<DecapField, "widget"> & Partial<DecapField> {
  const kind = f.kindOf(schema);
  if (kind?.kind === "photoFile") {
    const folder = ["photos", facts.photoFolder(path)].filter(Boolean).join("/");
    return {
      widget: "image",
      choose_url: false,
      hint: PHOTO_HINT,
      media_folder: `/${folder}`,
      public_folder: `${up}${folder}`,
    };
  }
  // Links of menus may carry an anchor, so a page's address is typed.
  if (kind?.kind === "reference" && kind.to !== "Page") {
    return { widget: "select", options: facts.choices(kind.to), hint: undefined };
  }
  if (schema instanceof z.ZodEnum)
    return { widget: "select", options: enumChoices(schema, description), hint: undefined };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) return { widget: "number", value_type: "float" };
  const isLong = kind?.kind === "markdown" || facts.longest(path) > ROW_LENGTH;
  const { minLength, maxLength } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return {
    widget: isLong ? "text" : "string",
    ...(kind?.kind === "markdown" && { hint: `${description} ${MARKDOWN_HINT}` }),
    ...(minLength && maxLength && { letters: [minLength, maxLength] }),
    ...(!isLong && { proposals: facts.repeated(path) }),
  };
}

/** What a form shows of a chosen value; undefined where the model has no choices for it. */
export function labelOfChoice(schema: z.ZodType, value: string): string | undefined {
  const bare = f.unwrap(schema);
  if (!(bare instanceof z.ZodEnum)) return undefined;
  const choices = enumChoices(bare, schema.description ?? bare.description ?? "");
  return choices.find((choice) => choice.value === value)?.label;
}

/** The words for a choice stand in the field's description: `camera – aparat, tape – miarka`. */
function enumChoices(schema: z.ZodEnum, description: string): Choice[] {
  return schema.options.map((option) => {
    const value = String(option);
    const words = new RegExp(`\\b${value} – ([^,.]+)`).exec(description)?.[1];
    return { label: words ?? value, value };
  });
}
