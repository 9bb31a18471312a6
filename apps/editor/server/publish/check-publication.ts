import type { ContentProblem } from "gatsby-plugin-typed-content";
import type { Complaint } from "../../shared/contract";
import { Refusal } from "../change/errors";
import type { EditedSite } from "../edited-site";
import { complaintOf } from "../wording/complaints";
import { type CheckSpelling, spellingComplaint } from "./spelling";

/** What a publication is checked with. */
export interface Checks extends Pick<EditedSite, "content"> {
  releaseProblems: EditedSite["releaseProblems"];
  checkSpelling: CheckSpelling;
}

/**
 * Checks a content as visitors would get it: this content was never checked, since it holds what was chosen of what
 * several people saved. The build on the server checks again, by a program that may be newer; 0.3 s are no reason to
 * trust a note of an earlier check.
 * @param folder the content folder
 * @param files the files whose spelling is checked: those that the publication changes
 * @param ignoring the complaints about spelling that the editor has read, by their `problem`
 * @throws Refusal with all mistakes
 */
export async function checkPublication(
  { content, releaseProblems, checkSpelling }: Checks,
  folder: string,
  files: readonly string[],
  ignoring: readonly string[] = [],
): Promise<void> {
  const texts = files.filter((file) => file.endsWith(".yaml"));
  const [problems, spelled] = await Promise.all([
    content.checkFolder(folder),
    checkSpelling(folder, texts).catch((error: unknown) => ({ error })),
  ]);
  if (problems.length === 0) problems.push(...releaseProblems(folder));
  // The spelling of what is no YAML can't be checked.
  if ("error" in spelled && problems.length === 0) throw spelled.error;
  const findings = "error" in spelled ? [] : spelled;
  const complaints = [
    ...problems.map(complaintWithFile),
    ...findings
      .map((finding) => spellingComplaint(content, folder, finding))
      .filter(({ problem }) => !ignoring.includes(problem)),
  ];
  if (complaints.length > 0) throw new Refusal(complaints);
}

const complaintWithFile = (problem: ContentProblem): Complaint => ({
  ...complaintOf(problem, problem.file),
  file: problem.file,
});
