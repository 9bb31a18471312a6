import path from "node:path";
import { listFiles } from "../../utils/node";
import { spellingFindings } from "../checks/spelling";

/** `npm run task check:spelling`: prints misspellings and deviations from the house style; exits with 1 if there are any. */
export async function checkSpelling(): Promise<void> {
  const folder = path.resolve("content");
  const files = listFiles(folder).filter((name) => name.endsWith(".yaml"));
  const findings = await spellingFindings(folder, files);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) {
    console.error(
      "\nPopraw tekst albo, jeśli słowo jest dobre, dopisz je do content/slownik.txt. Słowa, na które się umówiliśmy, są w content/wybrane-slowa.txt.",
    );
  }
  process.exitCode = findings.length > 0 ? 1 : 0;
}
