import { readFileSync } from "node:fs";
import path from "node:path";
import { type Content, type ContentFile, isMapping, parseContent } from "../../content-model";
import { type Complaint, Refusal } from "../change/answers";
import { complaintsOf, placeInWords } from "../change/complaints";
import type { EditedSite } from "../edited-site";
import { ProgramFailed } from "./outside/run-program";
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
  try {
    await workshop.run("src/commands/task.ts", ["check:spelling"]);
  } catch (error) {
    const complaints =
      error instanceof ProgramFailed
        ? spellingComplaints(content, error.output, workshop.site)
        : [];
    if (complaints.length === 0) throw error;
    throw new Refusal(complaints);
  }
}

/** What `check:spelling` printed, with the labels of the editing page in place of files and lines. */
function spellingComplaints(content: Content, output: string, project: string): Complaint[] {
  return output.split("\n").flatMap((line) => {
    const [, file, row, words] = /^content\/(\S+):(\d+) (\S.*)$/.exec(line) ?? [];
    if (file === undefined || words === undefined) return [];
    const place = placeOf(content, file, Number(row), project);
    const [, word, near] = /^([^\s:]+)(?: – może (.+)\?)?$/.exec(words) ?? [];
    if (word === undefined) {
      return { problem: `${place} – ${words}`, remedy: "Popraw ten tekst." };
    }
    return {
      problem: `${place} – nieznane słowo „${word}”.`,
      remedy: `${near ? `Czy chodziło o ${near}? ` : ""}Popraw tekst albo, jeśli słowo jest dobre, dopisz je do słownika.`,
      word,
    };
  });
}

function placeOf(content: Content, file: string, line: number, project: string): string {
  const model = content.modelOfFile(file);
  if (!model) return `Plik „${file}”`;
  const source = parseContent(file, readFileSync(path.join(project, "content", file)));
  return placeInWords(model, source.data, pathAt(source, line));
}

/** The path to the innermost value that begins in a line, or before. */
function pathAt(source: ContentFile, line: number): PropertyKey[] {
  let path: PropertyKey[] = [];
  for (let inner = childrenOf(source.data); ;) {
    const next = inner.filter(([key]) => source.positionOf([...path, key]).line <= line).at(-1);
    if (!next) return path;
    path = [...path, next[0]];
    inner = childrenOf(next[1]);
  }
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => [index, item]);
  return isMapping(value) ? Object.entries(value) : [];
}
