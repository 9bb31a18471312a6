import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Definition } from "../definition";
import { descriptionOf, kindOf } from "../fields";
import type { Wording } from "../languages/wording";
import { fileSchema, type KnownKeys, type Model, PAGE } from "../model";

/** Where the schemas are written: no part of the repository, because they name the content's keys. */
const FOLDER = ".schemas";

/**
 * Writes the JSON Schemas of all models (draft 7, which the YAML extension of VS Code reads best), with
 * the addresses, galleries and towns of the present content to choose from. A file that would not
 * change is left alone, so that the editor doesn't read it again.
 * @param project folder that holds `content/`
 * @param known what its files may name
 */
export function writeSchemas(definition: Definition, project: string, known: KnownKeys): void {
  mkdirSync(path.join(project, FOLDER), { recursive: true });
  for (const model of definition.models) {
    const file = path.join(project, placeOf(model));
    const text = json(schemaOf(model, known, definition.language));
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
  }
}

/** The editor's settings, which map the schemas to the content's folders. */
export function editorSettings({ models }: Definition): string {
  return json({
    "yaml.schemas": Object.fromEntries(
      models.map((model) => [
        `./${placeOf(model)}`,
        model.files.map((glob) => path.posix.join("content", glob)),
      ]),
    ),
    "yaml.format.enable": false,
    "editor.quickSuggestions": { strings: true },
    "files.encoding": "utf8",
    "files.eol": "\n",
    "[yaml]": { "editor.tabSize": 2, "editor.insertSpaces": true, "editor.wordWrap": "on" },
  });
}

/**
 * The JSON Schema (draft 7) of a model's file.
 * @param known what the file may name: addresses of pages become examples, all other keys an `enum`
 */
export function schemaOf(
  model: Model,
  known: KnownKeys,
  wording: Wording,
): z.core.JSONSchema.BaseSchema {
  const schema = z.toJSONSchema(fileSchema(model), {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      delete jsonSchema.facts;
      if (!(zodSchema instanceof z.ZodType)) return;
      const description = descriptionOf(zodSchema, wording);
      if (description !== undefined) jsonSchema.description = description;
      const kind = kindOf(zodSchema);
      if (kind?.kind !== "reference") return;
      delete jsonSchema.pattern;
      // Links of the menu may carry an anchor, so for pages the addresses are only suggestions.
      const addresses = [...(known.get(kind.to) ?? [])].sort();
      if (kind.to === PAGE) jsonSchema.examples = addresses;
      else jsonSchema.enum = addresses;
    },
  });
  return { ...schema, title: model.typeName, description: model.description };
}

/** `FaqItem` → `.schemas/faq-item.json`. */
const placeOf = ({ typeName }: Model) =>
  `${FOLDER}/${typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.json`;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
