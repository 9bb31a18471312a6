import type { PastChange } from "../../shared/contract";
import type { LoggedCommit } from "./repository";

const LONGEST_SUBJECT = 72;

/** What a commit of this page does; a subject begins with it. */
export type Verb = "Publish" | "Take back";

/**
 * What a commit of changes to the content says: in English, with the names that editors give to things, a line each.
 */
export function commitMessage(verb: Verb, changedThings: readonly string[]): string {
  const labels = [...new Set(changedThings)];
  const [first = "content", ...others] = labels;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const room = LONGEST_SUBJECT - more.length - verb.length - 1;
  const name = first.length > room ? `${first.slice(0, room - 1)}…` : first;
  const lines = labels.map((label) => `- ${label}`);
  return `${verb} ${name}${more}\n\n${lines.join("\n")}\n`;
}

/**
 * What the list of publications shows of some commits: of this page's own each, of others between them how many.
 * @param most how many publications of this page there are at most
 */
export function pastChanges(commits: readonly LoggedCommit[], most: number): PastChange[] {
  const listed: PastChange[] = [];
  let left = most;
  for (const { commit, author: by, at, message } of commits) {
    const [, verb] = /^(Publish|Take back) /.exec(message) ?? [];
    const last = listed.at(-1);
    if (verb) {
      if (left === 0) break;
      left -= 1;
      const lines = message.split("\n").filter((line) => line.startsWith("- "));
      const labels = lines.map((line) => line.slice(2));
      listed.push({ kind: "publication", commit, by, at, labels, isTakenBack: verb !== "Publish" });
    } else if (last?.kind === "developers") last.commits += 1;
    else listed.push({ kind: "developers", commits: 1, at });
  }
  return listed;
}
