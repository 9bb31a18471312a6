import { writeFileSync } from "node:fs";
import path from "node:path";
import { canonicalYaml, keepComments, readContent } from "gatsby-plugin-typed-content";
import { content } from "../content";

/** `npm run format:content`: rewrites every content file in its one canonical form. */
function formatContent(): void {
  const folder = path.resolve("content");
  for (const { file, text, data, syntaxErrors } of readContent(folder)) {
    const model = content.modelOfFile(file);
    if (!model || syntaxErrors.length > 0) {
      console.error(`content/${file}: pominięty, najpierw popraw błędy (npm run check:content).`);
      process.exitCode = 1;
      continue;
    }
    writeFileSync(path.join(folder, file), keepComments(canonicalYaml(model, data), text));
  }
}

formatContent();
