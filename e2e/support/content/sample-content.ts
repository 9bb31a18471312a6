import { z } from "zod";
import { kindOf, unwrap } from "../../../packages/content-model/fields";
import { content } from "../../../src/content";
import { asYaml, disclosure, PHOTO } from "./any-content";
import { otherService, rightContent } from "./content-problems";
import { fittedRules } from "./felling-sample";

/**
 * A valid content folder with a file for every model: the small valid content, and the minimum for
 * all others.
 */
export function sampleContent(): Record<string, string> {
  const more = names
    .slice(1)
    .map((name): [string, string] => [`services${name}.yaml`, otherService(name.slice(1))]);
  const files: Record<string, string> = { ...rightContent, ...Object.fromEntries(more) };
  const present = Object.keys(files);
  for (const model of content.models) {
    if (present.some((file) => content.modelOfFile(file) === model)) continue;
    for (const file of model.needed ?? model.files.slice(0, 1)) {
      const record = fitted(model.typeName, leastOf(model.shape, file) as Record<string, unknown>);
      files[file] = asYaml(
        file,
        model.isList ? Array<unknown>(model.leastLength ?? 0).fill(record) : record,
      );
    }
  }
  return files;
}

function fitted(typeName: string, least: Record<string, unknown>): Record<string, unknown> {
  if (typeName === "LegalPage") return { ...least, sections: [disclosure] };
  return typeName === "FellingRules" ? fittedRules(least) : least;
}

const targets: Record<string, string> = {
  Service: "/trawa-z-rolki",
  LegalPage: "/polityka-prywatnosci",
  Gallery: "ogrody",
  Transformation: "ogrod",
  Town: "Puck",
  Page: "/kontakt",
};

/** Addresses of the sample's services, as many as its longest list requires. */
const names = ["/trawa-z-rolki", ...[2, 3, 4, 5].map((number) => `/trawa-${number}`)];

/** Texts in the formats that some fields require. */
const formatted = ["+48 500 100 200", "w Pucku", "404", "Puck", "nazwa", "01-01"];

const places = ["Puck", "Reda", "Hel", "Gdynia"];

/** @param place the value's path, which makes texts unique where necessary */
function leastOf(wrapped: z.ZodType, place: string): unknown {
  const schema = unwrap(wrapped);
  const kind = kindOf(schema);
  if (kind?.kind === "photoFile") return PHOTO;
  if (kind?.kind === "date") return "2026-01-01";
  if (kind?.kind === "reference") return targets[kind.to];
  if (schema instanceof z.ZodObject) {
    const needed = Object.entries(schema.shape).filter(
      ([, field]) => !(field as z.ZodType).safeParse(undefined).success,
    );
    return Object.fromEntries(
      needed.map(([key, field]) => [key, leastOf(field as z.ZodType, `${place} ${key}`)]),
    );
  }
  if (schema instanceof z.ZodArray) return leastList(schema, place);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodEmail) return "biuro@firma.example";
  if (schema instanceof z.ZodURL) return "https://firma.example";
  if (schema instanceof z.ZodNumber) return schema.minValue;
  if (schema instanceof z.ZodString) {
    const placeholders = schema.description?.match(/\{\w+\}/g)?.join(" ") ?? "";
    const words = `Tekst ${place.replace(/\W+/g, " ")} ${placeholders}`.trim();
    const text = words.padEnd(schema.minLength ?? 0, ".");
    return [text, ...formatted].find((sample) => schema.safeParse(sample).success);
  }
  throw new Error(`${place}: no sample of ${schema.def.type}`);
}

function leastList(schema: z.ZodArray, place: string): unknown[] {
  const element = schema.element as z.ZodType;
  const kind = kindOf(element);
  if (kind?.kind === "reference" && kind.to === "Town") return places;
  const { minItems = 0 } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  if (kind?.kind === "reference" && kind.to === "Service") return names.slice(0, minItems);
  return Array.from({ length: minItems }, (_, index) => leastOf(element, `${place} ${index}`));
}
