import { EditorState } from "prosemirror-state";
import { readMarkdown } from "./read-text";
import { isShown, writeMarkdown } from "./write-text";

const WORD = " słowo";

/** What pages show otherwise once a Markdown text was written anew, as it is and with a word typed in it; empty where nothing. */
export function roundTripFaults(text: string): string[] {
  const doc = readMarkdown(text);
  const texts = [doc];
  doc.descendants((node, start) => {
    const { tr } = EditorState.create({ doc });
    if (node.isTextblock) texts.push(tr.insertText(WORD, start + node.nodeSize - 1).doc);
  });
  return texts.flatMap((changed) => {
    const written = writeMarkdown(changed);
    return [
      ...(isShown(changed, written) ? [] : [`it shows another text: ${written}`]),
      ...(writeMarkdown(readMarkdown(written)) === written
        ? []
        : [`it is written anew: ${written}`]),
    ];
  });
}
