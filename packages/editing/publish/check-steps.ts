import { readFileSync } from "node:fs";
import path from "node:path";
import { type Content, parseContent } from "../../content-model";
import type { SpellingFinding } from "../../workbench";
import { type Complaint, Refusal } from "../change/answers";
import { complaintsOf, placeInWords } from "../change/complaints";
import type { EditedSite } from "../edited-site";
import type { Workshop } from "./outside/workshop";

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
export async function checkSpelling(content: Content, workshop: Workshop): Promise<void> {
  const printed = await workshop.run("src/commands/task.ts", ["check:spelling", "--json"]);
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
