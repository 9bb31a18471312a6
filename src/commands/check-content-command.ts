import path from "node:path";
import { readContent } from "gatsby-plugin-typed-content";
import { formatReleaseReport, releaseProblems } from "../build/release-problems";
import { content } from "../content";
import { movedPages } from "./moved-pages";
import { unshownPictures } from "./unshown-pictures";

/**
 * `npm run check:content`: prints every problem and exits with 1 if there is one; otherwise hints
 * at pages that have disappeared, and at pictures that no page shows. With `-- --release`, sample values are problems too. Also writes
 * the JSON Schemas for text editors. What is unfinished in the models, which say what is right, comes first and alone.
 */
async function run(words: readonly string[]): Promise<void> {
  const unfinished = content.unfinishedFields();
  if (unfinished.length > 0) {
    console.error(unfinished.join("\n"));
    process.exitCode = 1;
    return;
  }
  content.writeSchemas(".");
  const folder = path.resolve("content");
  const report = await reportOn(folder, words.includes("--release"));
  if (report && process.env.CI) console.error("Mistakes in content/, in the editors' language:");
  console.error(report ?? "Treść jest w porządku.");
  const hints = report === undefined ? hintsOn(folder) : [];
  for (const hint of hints) console.error(`\n${hint}`);
  process.exitCode = report === undefined ? 0 : 1;
}

const hintsOn = (folder: string) => [
  ...movedPages(folder),
  ...unshownPictures(content.records(readContent(folder))),
];

async function reportOn(folder: string, isRelease: boolean): Promise<string | undefined> {
  const problems = await content.checkFolder(folder);
  if (problems.length > 0) return content.formatReport(problems);
  const samples = isRelease ? releaseProblems(folder) : [];
  return samples.length > 0 ? formatReleaseReport(samples) : undefined;
}

void run(process.argv.slice(2));
