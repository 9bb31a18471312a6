import { writeFileSync } from "node:fs";
import { editorSettings, writeSchemas } from "../content/schemas/json-schemas";

/** `npm run task schemas`: writes the JSON Schemas, and the editor settings that name them. */
export function writeAllSchemas(): void {
  writeSchemas(".");
  writeFileSync(".vscode/settings.json", editorSettings());
}
