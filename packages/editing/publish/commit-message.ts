import type { Publication } from "../contract";
import type { LoggedCommit } from "./repository";

const LONGEST_SUBJECT = 72;

/** What a commit of this page does; a subject begins with it. */
type Verb = "Publish" | "Take back";

/**
 * What a commit of changes to the content says: in English, with the names that editors give to things, a line each.
 */
export function commitMessage(verb: Verb, changedThings: readonly string[]): string {
  const things = [...new Set(changedThings)];
  const [first = "content", ...others] = things;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const room = LONGEST_SUBJECT - more.length - verb.length - 1;
  const name = first.length > room ? `${first.slice(0, room - 1)}…` : first;
  const lines = things.map((thing) => `- ${thing}`);
  return `${verb} ${name}${more}\n\n${lines.join("\n")}\n`;
}

/** What the list of publications shows of a commit. */
export function publicationOf({ commit, author, at, message }: LoggedCommit): Publication {
  const [subject = "", ...lines] = message.split("\n");
  const isTakenBack = subject.startsWith("Take back ");
  const isOwn = isTakenBack || subject.startsWith("Publish ");
  const things = lines.filter((line) => line.startsWith("- ")).map((line) => line.slice(2));
  return {
    commit,
    by: author,
    at,
    things: isOwn ? things : [],
    isTakenBack,
  };
}
