import path from "node:path";
import { listFiles } from "@typed-site/utils/node";
import { type SpellingFinding, spellingFindings } from "@typed-site/workbench";
import { content } from "../content";
import { townStyle } from "./town-style";

/**
 * `npm run check:spelling`: prints misspellings and deviations from the house style; exits with 1 if there are
 * any. With `-- --json FOLDER FILE…` it prints those in some files of a content folder as data for another program,
 * which decides by itself.
 */
async function run([option, chosen = "", ...chosenFiles]: readonly string[]): Promise<void> {
  const findingsIn = (folder: string, files: string[]) =>
    spellingFindings(content, townStyle(folder), folder, files);
  if (option === "--json") {
    process.stdout.write(JSON.stringify(await findingsIn(chosen, chosenFiles)));
    return;
  }
  const folder = path.resolve("content");
  const files = listFiles(folder).filter((name) => name.endsWith(".yaml"));
  const findings = await findingsIn(folder, files);
  for (const finding of findings) console.error(lineFor(finding));
  if (findings.length > 0) {
    console.error(
      "\nPopraw tekst albo, jeśli słowo jest dobre, dopisz je do content/slownik.txt. Słowa, na które się umówiliśmy, są w content/wybrane-slowa.txt.",
    );
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}

/** One line for the terminal: `content/faq.yaml:12 ogrudek – może „ogródek”?`. */
function lineFor({ file, line, words, advice, nearest }: SpellingFinding): string {
  const found = `content/${file}:${line} ${words}`;
  if (advice) return `${found}: ${advice}`;
  return nearest ? `${found} – może ${nearest}?` : found;
}

void run(process.argv.slice(2));
