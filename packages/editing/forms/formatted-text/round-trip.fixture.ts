import { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { readMarkdown, type WrittenPart } from "./read-text";
import { schema } from "./schema";
import { isShown, writeMarkdown } from "./write-text";

const WORD = " słowo";

/** What of a Markdown text does not come back when it is opened, and when a word is typed somewhere; empty where all does. */
export function roundTripFaults(text: string): string[] {
  const read = readMarkdown(text);
  const { doc, parts, end } = read;
  const blocks = doc.children.flatMap((block) => parts.find(({ node }) => node === block) ?? []);
  const sources = blocks.map(({ before, source }) => before + source);
  const isWhole = sources.join("") + end === text;
  const opened = Node.fromJSON(schema, doc.toJSON());
  const anew = writeMarkdown(opened, readMarkdown(""));
  return [
    ...(isWhole ? [] : ["its parts are not the whole text"]),
    ...(writeMarkdown(opened, read) === text ? [] : ["it changes when it is opened"]),
    ...(isShown(doc, anew) ? [] : [`written anew it shows another text: ${anew}`]),
    ...blocks.flatMap((_, index) => changeFaults(text, index, sources)),
  ];
}

/** What becomes of the other parts when a word is typed at the end of each paragraph and point of a block. */
function changeFaults(text: string, index: number, sources: readonly string[]): string[] {
  const read = readMarkdown(text);
  const faults: string[] = [];
  const around = [sources.slice(0, index).join(""), sources.slice(index + 1).join("") + read.end];
  let start = 0;
  for (const block of read.doc.children.slice(0, index)) start += block.nodeSize;
  read.doc.child(index).descendants((node, offset) => {
    if (node.isTextblock) faults.push(...faultsAt(start + offset + node.nodeSize));
  });
  if (read.doc.child(index).isTextblock)
    faults.push(...faultsAt(start + read.doc.child(index).nodeSize - 1));
  return faults;

  function faultsAt(place: number): string[] {
    const { doc } = EditorState.create({ doc: read.doc }).tr.insertText(WORD, place);
    const written = writeMarkdown(doc, read);
    const isKept = written.startsWith(around[0] ?? "") && written.endsWith(around[1] ?? "");
    const points = read.parts.filter(isPointOf(read.doc.child(index)));
    const changed = points.filter(({ source }) => !written.includes(source));
    return [
      ...(isKept ? [] : [`a word changes the text around it: ${written}`]),
      ...(isShown(doc, written) ? [] : [`with a word it shows another text: ${written}`]),
      ...(changed.length < 2 ? [] : [`a word changes other points: ${written}`]),
    ];
  }
}

const isPointOf = (list: Node) => (part: WrittenPart) =>
  list.childCount > 1 &&
  part.node.childCount === 1 &&
  list.children.some((point) => point === part.node.firstChild);
