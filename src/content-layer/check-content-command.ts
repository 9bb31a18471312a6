import path from "node:path";
import { checkContent, formatReport } from "./check-content";
import { writeSchemas } from "./json-schemas";

/**
 * `npm run check:content`: prints every problem and leaves with 1 if there is one. The schemas of the text
 * editor are written on the way.
 */
async function run(): Promise<void> {
  writeSchemas(".");
  const problems = await checkContent(path.resolve("content"));
  console.error(problems.length > 0 ? formatReport(problems) : "Treść jest w porządku.");
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void run();
