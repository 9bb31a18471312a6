import { listFiles } from "@typed-site/utils/node";
import type { Content } from "gatsby-plugin-typed-content";
import type { StyleRule } from "../checks/house-style";
import { type SpellingFinding, spellingFindings } from "../checks/spelling";

/** The site whose texts are checked. */
export interface CheckedSite {
  content: Content;
  /** The folder of its content. */
  folder: string;
  /** What its house style says of the content in a folder, besides the general rules. */
  styleRules: (folder: string) => readonly StyleRule[];
}

/**
 * `npm run check:spelling`: prints misspellings and deviations from the house style; exits with 1 if there are
 * any. With `-- --json FOLDER FILE…` it prints those in some files of a content folder as data for another program,
 * which decides by itself.
 */
export async function checkSpelling(
  { content, folder, styleRules }: CheckedSite,
  [option, ...words]: readonly string[],
): Promise<void> {
  if (option === "--json") {
    const [chosen = "", ...chosenFiles] = words;
    process.stdout.write(
      JSON.stringify(await spellingFindings(content, styleRules(chosen), chosen, chosenFiles)),
    );
    return;
  }
  const files = listFiles(folder).filter((name) => name.endsWith(".yaml"));
  const findings = await spellingFindings(content, styleRules(folder), folder, files);
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
  const place = `content/${file}:${line} ${words}`;
  if (advice) return `${place}: ${advice}`;
  return nearest ? `${place} – może ${nearest}?` : place;
}
