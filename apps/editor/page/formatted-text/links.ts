import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { inlineOf, schema } from "./schema";

const { link } = schema.marks;

/** A link, or the selected words that may become one. */
export interface LinkedWords {
  from: number;
  to: number;
  words: string;
  /** Where it leads to; undefined where it is no link yet. */
  href?: string;
}

/** The whole link at the caret, or else the selected words. */
export function wordsToLink(state: EditorState): LinkedWords {
  const { from, to } = state.selection;
  return linkAt(state) ?? { from, to, words: state.doc.textBetween(from, to, " ") };
}

/** The link at the caret; undefined where there is none, or where more is selected than one. */
export function linkAt({ selection: { $from, to } }: EditorState): LinkedWords | undefined {
  const links: LinkedWords[] = [];
  $from.parent.forEach((node, offset) => {
    const mark = link.isInSet(node.marks);
    if (!mark) return;
    const from = $from.start() + offset;
    const end = from + node.nodeSize;
    const href = mark.attrs.href as string;
    const last = links.at(-1);
    const isSame = last?.to === from && last.href === href;
    if (isSame) Object.assign(last, { to: end, words: last.words + node.textContent });
    else links.push({ from, to: end, words: node.textContent, href });
  });
  return links.find((one) => one.from <= $from.pos && one.to >= to);
}

/**
 * Links words, and puts the caret behind them.
 * @param label the words where there are none yet
 */
export function linkWords(
  { tr }: EditorState,
  { from, to, words }: LinkedWords,
  label: string,
  href: string,
): Transaction {
  if (words === "") tr.insert(from, inlineOf(label));
  const end = tr.mapping.map(to);
  return tr
    .removeMark(from, end, link)
    .addMark(from, end, link.create({ href }))
    .setSelection(TextSelection.create(tr.doc, end))
    .setStoredMarks([]);
}

/** Makes plain words of a link. */
export const unlinkWords = ({ tr }: EditorState, { from, to }: LinkedWords): Transaction =>
  tr.removeMark(from, to, link);
