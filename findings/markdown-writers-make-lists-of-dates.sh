#!/usr/bin/env bash
# A paragraph "1. maja rusza sezon" ("the season starts on 1 May") is typed into a rich-text field, saved as Markdown
# and opened again.
# Expected: the writer escapes what would begin a list or a heading, as prosemirror-markdown and Turndown do ("1\. maja").
# What happens: Tiptap's own Markdown and Lexical's escape stars and underlines only. The paragraph comes back as a
# list, "2026. rok" as item 2026, "# 1 w Pucku" as a heading, "+ 23% VAT" as a point; the field then shows the number as a
# list's, and whoever changes a line above it renumbers the date.
# Seen with @tiptap/markdown 3.35.0 and @lexical/markdown 0.52.0. prosemirror-markdown 1.13.9 and Turndown 7.2.5 miss
# only "1) zgłoszenie".
# Costs: Polish dates and years begin paragraphs every day; each save makes them lists, unseen.
# Do: escape the beginnings of lines yourself, or write by prosemirror-markdown, which does.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder" && echo '{"private":true}' >package.json
npm install --no-save --no-audit --no-fund --ignore-scripts --loglevel=error \
  @tiptap/{core,pm,starter-kit,markdown}@3.35.0 lexical@0.52.0 @lexical/{headless,markdown,rich-text,list,link,code}@0.52.0 \
  prosemirror-markdown@1.13.9 turndown@7.2.5 jsdom@26.1.0 >/dev/null || exit 2

cat >try.mjs <<'END'
import { JSDOM } from "jsdom";
const { window } = new JSDOM("");
for (const name of ["document", "navigator", "Node", "Element", "HTMLElement", "DOMParser", "MutationObserver", "getComputedStyle"])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
globalThis.window = window;

const { Editor } = await import("@tiptap/core");
const { default: StarterKit } = await import("@tiptap/starter-kit");
const { Markdown } = await import("@tiptap/markdown");
const lexical = await import("lexical");
const { createHeadlessEditor } = await import("@lexical/headless");
const { $convertFromMarkdownString, $convertToMarkdownString, TRANSFORMERS } = await import("@lexical/markdown");
const { HeadingNode, QuoteNode } = await import("@lexical/rich-text");
const { ListNode, ListItemNode } = await import("@lexical/list");
const { LinkNode } = await import("@lexical/link");
const { CodeNode } = await import("@lexical/code");
const { schema, defaultMarkdownSerializer, defaultMarkdownParser } = await import("prosemirror-markdown");
const { default: Turndown } = await import("turndown");

const tiptap = new Editor({ element: document.createElement("div"), extensions: [StarterKit, Markdown] });
const byTiptap = (text) => {
  tiptap.commands.setContent({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
  const markdown = tiptap.getMarkdown();
  tiptap.commands.setContent(markdown, { contentType: "markdown" });
  return `${markdown} => ${tiptap.state.doc.firstChild.type.name}`;
};
const byLexical = (text) => {
  const editor = createHeadlessEditor({ nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, CodeNode] });
  const now = (change) => editor.update(change, { discrete: true });
  now(() => lexical.$getRoot().append(lexical.$createParagraphNode().append(lexical.$createTextNode(text))));
  const markdown = editor.getEditorState().read(() => $convertToMarkdownString(TRANSFORMERS));
  now(() => $convertFromMarkdownString(markdown, TRANSFORMERS));
  return `${markdown} => ${editor.getEditorState().read(() => lexical.$getRoot().getFirstChild().getType())}`;
};
const byProsemirror = (text) => {
  const markdown = defaultMarkdownSerializer.serialize(schema.node("doc", null, [schema.node("paragraph", null, schema.text(text))]));
  return `${markdown} => ${defaultMarkdownParser.parse(markdown).firstChild.type.name}`;
};
for (const text of ["1. maja rusza sezon", "2026. rok", "# 1 w Pucku", "+ 23% VAT", "1) zgłoszenie"]) {
  console.log(`tiptap ${byTiptap(text)} | lexical ${byLexical(text)} | prosemirror ${byProsemirror(text)} | turndown ${new Turndown().turndown(`<p>${text}</p>`)}`);
}
process.exit(0);
END
node try.mjs | tee seen
diff seen - <<'END'
tiptap 1. maja rusza sezon => orderedList | lexical 1. maja rusza sezon => list | prosemirror 1\. maja rusza sezon => paragraph | turndown 1\. maja rusza sezon
tiptap 2026. rok => orderedList | lexical 2026. rok => list | prosemirror 2026\. rok => paragraph | turndown 2026\. rok
tiptap # 1 w Pucku => heading | lexical # 1 w Pucku => heading | prosemirror \# 1 w Pucku => paragraph | turndown \# 1 w Pucku
tiptap + 23% VAT => bulletList | lexical + 23% VAT => list | prosemirror \+ 23% VAT => paragraph | turndown \+ 23% VAT
tiptap 1) zgłoszenie => orderedList | lexical 1) zgłoszenie => paragraph | prosemirror 1) zgłoszenie => ordered_list | turndown 1) zgłoszenie
END
