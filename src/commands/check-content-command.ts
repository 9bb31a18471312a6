import path from "node:path";
import { checkContent } from "../content/check/check-content";
import { formatReport } from "../content/check/problem";
import { writeSchemas } from "../content/schemas/json-schemas";
import { movedPages } from "../content/check/moved-pages";

/**
 * `npm run check:content`: prints every problem and leaves with 1 if there is one, else hints at pages that
 * are gone. The schemas of the text editor are written on the way.
 */
async function run(): Promise<void> {
  writeSchemas(".");
  const folder = path.resolve("content");
  const problems = await checkContent(folder);
  console.error(problems.length > 0 ? formatReport(problems) : "Treść jest w porządku.");
  for (const hint of problems.length > 0 ? [] : movedPages(folder)) console.error(`\n${hint}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

void run();
