import path from "node:path";
import { loadCheckSpelling } from "@typed-site/workbench";
import { content } from "./content";

/** Prints the misspellings of the content; the editing page asks for them as JSON. */
async function run(words: readonly string[]): Promise<void> {
  const { checkSpelling } = await loadCheckSpelling();
  await checkSpelling({ content, folder: path.resolve("content"), styleRules: () => [] }, words);
}

void run(process.argv.slice(2));
