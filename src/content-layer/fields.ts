import { z } from "zod";

/** What a field is beyond its JSON type: decides its GraphQL type, its resolver and its cross-file checks. */
export type FieldKind =
  | { kind: "text" }
  | { kind: "key" }
  | { kind: "markdown" }
  | { kind: "photoFile" }
  | { kind: "date" }
  | { kind: "object"; typeName: string; description: string; noun?: string }
  | { kind: "reference"; to: ReferenceTarget };

/** A content type that other files point at; `Page` is any address of the site. */
export type ReferenceTarget =
  "Service" | "LegalPage" | "Gallery" | "Transformation" | "Town" | "Page";

const kinds = z.registry<FieldKind>();

/**
 * The kind of a field, looked up through `optional()` and `default()` wrappers. `describe()` copies
 * a schema; Zod registries pass a schema's entry on to its copies.
 */
export function kindOf(schema: z.ZodType): FieldKind | undefined {
  return kinds.get(unwrap(schema));
}

/** The schema below `optional()` and `default()`. */
export function unwrap(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  return schema;
}

const filled = () => z.string().regex(/\S/);

/** A line that visitors read; typography is applied when it is queried. */
export const text = (description: string) =>
  filled().describe(description).register(kinds, { kind: "text" });

/** A string that is compared or goes into markup as it is: a name, an `alt`, a search-engine text. */
export const plain = (description: string) =>
  filled().describe(description).register(kinds, { kind: "key" });

/** Markdown: paragraphs, bold, lists and links. */
export const markdown = (description: string) =>
  filled().describe(description).register(kinds, { kind: "markdown" });

/** A day, written 2026-11-01. */
export const date = (description: string) =>
  z.iso.date().describe(description).register(kinds, { kind: "date" });

/** A whole number from `min` to `max`. */
export const wholeNumber = (description: string, min: number, max: number) =>
  z.int().min(min).max(max).describe(description);

/** Degrees north, within the part of Poland that the map shows (WGS 84). */
export const latitude = () =>
  z.number().min(53).max(55).describe("Szerokość geograficzna w stopniach, na przykład 54.352.");

/** Degrees east, within the part of Poland that the map shows (WGS 84). */
export const longitude = () =>
  z.number().min(14).max(20).describe("Długość geograficzna w stopniach, na przykład 18.647.");

/** A value that names something in another file. */
export const reference = (to: ReferenceTarget, description: string) =>
  filled().describe(description).register(kinds, { kind: "reference", to });

/**
 * A group of keys; it becomes the GraphQL type `typeName`. Unknown keys are errors.
 * @param noun what an error calls one of them in a list, before its number: `Zdjęcie` 3
 */
export const group = <Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
  noun?: string,
) =>
  z
    .strictObject(shape)
    .describe(description)
    .register(kinds, { kind: "object", typeName, description, noun });

const photoFile = () =>
  filled()
    .describe("Plik zdjęcia, licząc od tego pliku YAML, na przykład ../photos/hero-dom.jpg.")
    .register(kinds, { kind: "photoFile" });

const alt = () =>
  plain("Co widać na zdjęciu, jednym zdaniem, po polsku. Czytają to czytniki ekranu.");

/** A picture with its text alternative. */
export const photo = (description: string) =>
  group("Photo", "Zdjęcie z opisem.", { src: photoFile(), alt: alt() }).describe(description);

/** A picture that also has a caption. */
export const galleryPhoto = (description: string) =>
  group(
    "GalleryPhoto",
    "Zdjęcie w galerii.",
    {
      src: photoFile(),
      alt: alt(),
      caption: text("Podpis pod zdjęciem: co widać, w kilku słowach. Bez miejsca, daty i klienta."),
    },
    "Zdjęcie",
  ).describe(description);

/** Title and description for search engines and shared links. */
export const seo = () =>
  group("Seo", "Tytuł i opis dla wyszukiwarek i udostępnień.", {
    title: plain("Tytuł strony bez nazwy firmy (dopisuje się sama), 15–60 znaków.").min(15).max(60),
    description: plain("Opis pod tytułem w wyszukiwarce, 120–158 znaków.").min(120).max(158),
  });

/** Numbered sections of a longer page. */
export const sections = (description: string) =>
  z
    .array(
      group(
        "Section",
        "Jeden rozdział strony: nagłówek i treść.",
        {
          heading: text("Nagłówek rozdziału."),
          body: markdown("Treść rozdziału (Markdown), zwykle 60–160 słów."),
        },
        "Rozdział",
      ),
    )
    .describe(description);

/** A heading with one paragraph. */
export const textBlock = (description: string) =>
  group("TextBlock", "Nagłówek i akapit.", {
    heading: text("Nagłówek."),
    body: text("Akapit tekstu."),
  }).describe(description);
