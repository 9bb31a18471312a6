import path from "node:path";
import { z } from "zod";
import type { Model } from "./define-model";
import { kindOf } from "./fields";
import { models } from "./models";
import { placesOf } from "./places";
import { readContent } from "./read-content";
import { knownKeys, type KnownKeys } from "./references";

/** A file that `npm run schemas` writes, by its place in the project. */
export type GeneratedFiles = Record<string, string>;

/**
 * The JSON Schemas of all models (draft 7, which the YAML extension of VS Code reads best), with
 * the addresses, galleries and towns of the present content to choose from, and the editor settings
 * that map them to the content's folders.
 */
export function schemaFiles(contentFolder: string): GeneratedFiles {
  const known = knownKeys(readContent(contentFolder));
  const files: GeneratedFiles = {};
  const mapping: Record<string, string[]> = {};
  for (const model of models) {
    const name = `schemas/${fileName(model.typeName)}.json`;
    files[name] = json(schemaOf(model, known));
    mapping[`./${name}`] = placesOf(model).map((place) => path.posix.join("content", place));
  }
  files[".vscode/settings.json"] = json(settings(mapping));
  return files;
}

function schemaOf(model: Model, known: KnownKeys): object {
  const schema = z.toJSONSchema(model.isList ? z.array(model.shape) : model.shape, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const kind = kindOf(zodSchema as unknown as z.ZodType);
      if (kind?.kind !== "reference") return;
      delete jsonSchema.pattern;
      // Links of the menu may carry an anchor, so for pages the addresses are only suggestions.
      const addresses = [...known[kind.to]].sort();
      if (kind.to === "Page") jsonSchema.examples = addresses;
      else jsonSchema.enum = addresses;
    },
  });
  const { aliasKey } = model;
  const { required, ...rest } = schema;
  const described = { ...rest, title: model.typeName, description: model.description };
  // A record with an alias holds nothing else, so the other keys are then not demanded.
  if (!aliasKey) return { ...described, ...(required && { required }) };
  return { ...described, if: { not: { required: [aliasKey] } }, then: { required } };
}

function settings(mapping: Record<string, string[]>): object {
  return {
    "yaml.schemas": mapping,
    "yaml.format.enable": false,
    "editor.quickSuggestions": { strings: true },
    "files.encoding": "utf8",
    "files.eol": "\n",
    "[yaml]": { "editor.tabSize": 2, "editor.insertSpaces": true, "editor.wordWrap": "on" },
  };
}

/** `FaqItem` → `faq-item`. */
const fileName = (typeName: string) =>
  typeName.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
