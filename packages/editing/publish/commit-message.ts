import type { Change } from "./differences/read-changes";

const LONGEST_SUBJECT = 72;

const KINDS = { added: "new", removed: "removed", moved: "another order", changed: "changed" };

/** What a commit of changes to the content says: in English, with the names that editors give to things. */
export function commitMessage(changes: readonly Omit<Change, "file">[]): string {
  const [first = "content", ...others] = new Set(changes.map(({ thing }) => thing));
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const room = LONGEST_SUBJECT - more.length - "Publish ".length;
  const name = first.length > room ? `${first.slice(0, room - 1)}…` : first;
  const lines = changes.map(
    ({ thing, field, kind }) => `- ${field ? `${thing}, ${field}` : thing}: ${KINDS[kind]}`,
  );
  return `Publish ${name}${more}\n\n${lines.join("\n")}\n`;
}
