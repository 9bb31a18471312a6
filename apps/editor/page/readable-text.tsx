import type { ReactNode } from "react";
import type { LinkTarget } from "../shared/contract";
import { Answered } from "./answered";
import { targetName } from "./links/target-name";

const LINK = /\[([^[\]]*)\]\(([^()\s]*)\)/g;
const BOLD = /\*\*([^*]+)\*\*/g;

interface ReadableProps<Texts> {
  /** Markdown, or words without any. */
  texts: Texts;
  children: (texts: Texts) => ReactNode;
}

/** Markdown as an editor reads it: links by the names of their targets, each bold word with its own marks. */
export function Readable<const Texts extends readonly string[]>({
  texts,
  children,
}: ReadableProps<Texts>) {
  const read = (targets: readonly LinkTarget[]) =>
    children(texts.map((text) => readable(text, targets)) as unknown as Texts);
  if (!texts.some((text) => text.search(LINK) >= 0)) return read([]);
  return (
    <Answered name="link-targets" request={{}} waiting={read([])}>
      {read}
    </Answered>
  );
}

const readable = (text: string, targets: readonly LinkTarget[]) =>
  text
    .replace(LINK, (_, words: string, href: string) => `${words} (→ ${targetName(href, targets)})`)
    .replace(BOLD, (_, words: string) => words.replace(/\S+/g, "**$&**"));

/** The words of such a text, bold where they are. */
export const withBoldWords = (words: string): ReactNode[] =>
  words.split(BOLD).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));

/** A text as an editor reads it. */
export const ReadableText = ({ text }: { text: string }) => (
  <Readable texts={[text]}>{([words]) => withBoldWords(words)}</Readable>
);
