import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { schemaFiles } from "./json-schemas";

/** `npm run schemas`: writes the JSON Schemas and the editor settings that name them. */
function run(): void {
  for (const [place, text] of Object.entries(schemaFiles(path.resolve("content")))) {
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}

run();
