import { writeFileSync } from "node:fs";
import { content } from "../content";

/** `npm run schemas`: writes the JSON Schemas and the editor settings that refer to them. */
function writeAllSchemas(): void {
  content.writeSchemas(".");
  writeFileSync(".vscode/settings.json", content.editorSettings());
}

writeAllSchemas();
