import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { type Content, parseContent } from "gatsby-plugin-typed-content";
import type { Complaint } from "../../shared/contract";
import type { SiteCommands } from "../edited-site";
import { placeInWords } from "../wording/complaints";

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

/** Finds misspellings in files of a content folder. */
export type CheckSpelling = (
  folder: string,
  files: readonly string[],
) => Promise<SpellingFinding[]>;

const TIME_LIMIT = 180_000;
const MOST_BYTES = 16 * 1024 ** 2;

/**
 * The site's own spelling check. It is a program: loading its dictionary and looking for similar words takes a second or
 * two, in which the server goes on answering.
 */
export const spellingProgram =
  ({ spelling: [program, ...words] }: SiteCommands): CheckSpelling =>
  async (folder, files) => {
    if (files.length === 0) return [];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", path.resolve(program), ...words, folder, ...files],
      {
        killSignal: "SIGKILL",
        maxBuffer: MOST_BYTES,
        timeout: TIME_LIMIT,
      },
    );
    return JSON.parse(stdout) as SpellingFinding[];
  };

/**
 * What the editor is told of a finding.
 * @param folder the content folder that was checked
 */
export function spellingComplaint(
  content: Content,
  folder: string,
  finding: SpellingFinding,
): Complaint {
  const { file, path: at, words, advice, nearest } = finding;
  const model = content.modelOfFile(file);
  const { data } = parseContent(file, readFileSync(path.join(folder, file)));
  const place = model ? placeInWords(model, data, at) : `Plik „${file}”`;
  return {
    file,
    path: at,
    problem: `${place} – ${advice ? `${words}: ${advice}` : `nieznane słowo „${words}”.`}`,
    remedy: nearest ? `Czy chodziło o ${nearest}?` : "",
    isIgnorable: true,
    word: advice ? undefined : words,
  };
}
