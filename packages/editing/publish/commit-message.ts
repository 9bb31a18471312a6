import type { Passage } from "./differences/passages";
import type { Change } from "./differences/read-changes";

const LONGEST_SUBJECT = 72;
const LONGEST_VALUE = 100;

type Told = Omit<Change, "file">;

/** What a commit of changes to the content says: in English, with the names that editors give to things. */
export function commitMessage(changes: readonly Told[]): string {
  const things = [...new Set(changes.map(({ thing }) => thing))];
  const [first = "content", ...others] = things;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  const subject = `Publish ${shortened(first, LONGEST_SUBJECT - more.length - "Publish ".length)}${more}`;
  return `${[subject, "", ...changes.map(line)].join("\n")}\n`;
}

const KINDS = { added: "new", removed: "removed", moved: "another order", changed: "changed" };

function line({ thing, field, kind, before, after }: Told): string {
  const place = field ? `${thing}, ${field}` : thing;
  const isText = kind === "changed" && before && after;
  return `- ${place}: ${isText ? `${valueOf(before)} → ${valueOf(after)}` : KINDS[kind]}`;
}

const valueOf = ({ middle }: Passage) => `„${shortened(middle, LONGEST_VALUE)}”`;

/** A text in one line of at most so many signs, ended after a whole word. */
function shortened(text: string, most: number): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words.length <= most) return words;
  const cut = words.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1))}…`;
}
