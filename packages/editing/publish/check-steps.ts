import { readFileSync } from "node:fs";
import path from "node:path";
import { type Content, parseContent } from "../../content-model";
import { Refusal } from "../change/answers";
import { complaintsOf, placeInWords } from "../change/complaints";
import type { Complaint } from "../contract";
import type { EditedSite } from "../edited-site";
import type { Workshop } from "./outside/workshop";

/** What the site's spelling check prints of one place. */
export interface SpellingFinding {
  /** Path in the content folder. */
  file: string;
  /** The keys and indices that lead to the text in its file's data. */
  path: (string | number)[];
  words: string;
  /** What the house writes; missing for an unknown word. */
  advice?: string;
  /** The known words that are most like an unknown one, with commas and „lub”; empty without any. */
  nearest?: string;
}

/**
 * Checks the content of a folder.
 * @param refusesSamples it goes out to visitors, so it may hold no samples
 * @throws Refusal with all mistakes
 */
export async function checkContent(
  { content, releaseProblems }: EditedSite,
  folder: string,
  refusesSamples: boolean,
): Promise<void> {
  let problems = await content.checkFolder(folder);
  if (problems.length === 0 && refusesSamples) problems = releaseProblems(folder);
  if (problems.length > 0) throw new Refusal(complaintsOf(problems));
}

/** @throws Refusal with each word that is not spelled as Polish or the house writes it */
export async function checkSpelling(
  { content, commands }: EditedSite,
  workshop: Workshop,
): Promise<void> {
  const [program, ...words] = commands.spelling;
  const printed = await workshop.run(program, words);
  const findings = JSON.parse(printed) as SpellingFinding[];
  if (findings.length === 0) return;
  const folder = path.join(workshop.site, "content");
  throw new Refusal(findings.map((finding) => complaintOf(content, folder, finding)));
}

function complaintOf(content: Content, folder: string, finding: SpellingFinding): Complaint {
  const { file, path: at, words, advice, nearest } = finding;
  const model = content.modelOfFile(file);
  const read = () => parseContent(file, readFileSync(path.join(folder, file))).data;
  const place = model ? placeInWords(model, read(), at) : `Plik „${file}”`;
  if (advice) return { problem: `${place} – ${words}: ${advice}`, remedy: "Popraw ten tekst." };
  return {
    problem: `${place} – nieznane słowo „${words}”.`,
    remedy: `${nearest ? `Czy chodziło o ${nearest}? ` : ""}Popraw tekst albo, jeśli słowo jest dobre, dopisz je do słownika.`,
    word: words,
  };
}
