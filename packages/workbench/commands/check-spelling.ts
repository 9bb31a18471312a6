import path from "node:path";
import { listFiles } from "../../utils/node";
import { type SpellingFinding, spellingFindings } from "../checks/spelling";

/**
 * `npm run task check:spelling`: prints misspellings and deviations from the house style; exits with 1 if there are
 * any. With `-- --json` it prints them as data for another program, which decides by itself.
 */
export async function checkSpelling(words: readonly string[]): Promise<void> {
  const folder = path.resolve("content");
  const files = listFiles(folder).filter((name) => name.endsWith(".yaml"));
  const findings = await spellingFindings(folder, files);
  if (words.includes("--json")) {
    process.stdout.write(JSON.stringify(findings));
    return;
  }
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
