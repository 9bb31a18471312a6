import { writeFileSync } from "node:fs";
import { editorSettings, writeSchemas } from "../content/schemas/json-schemas";

/** `npm run schemas`: writes the JSON Schemas, and the editor settings that name them. */
function run(): void {
  writeSchemas(".");
  writeFileSync(".vscode/settings.json", editorSettings());
}

run();
