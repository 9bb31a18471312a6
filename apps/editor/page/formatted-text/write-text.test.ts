import fc from "fast-check";
import { EditorState } from "prosemirror-state";
import { hasEmptyPoint } from "gatsby-plugin-typed-content";
import {
  anyMarkdown,
  LIST_CASES,
  PLAIN_CASES,
} from "gatsby-plugin-typed-content/testing/markdown-cases";
import { plainWords, readMarkdown, readPlain } from "./read-text";
import { roundTripFaults } from "./round-trip.fixture";
import { schema } from "./schema";
import { isShown, writeMarkdown, writePlain } from "./write-text";

// The same cases in each run: what stops a commit must not depend on luck.
fc.configureGlobal({ seed: 20261127 });

const cases: [name: string, source: string][] = [
  ...[...PLAIN_CASES, ...LIST_CASES].map(([name, source]): [string, string] => [name, source]),
  ["links", 'Zobacz [**mapę** lasów](https://lasy.pl/a_(b) "Lasy") i [cennik \\[2026\\]](</a b>).'],
  ["placeholders", "Dzwoń: [{phone}](tel:{phoneLink}), **{brand}**. {Nie ma}."],
  [
    "backslashes and stars",
    "Folder C:\\\\x, \\*netto\\*, \\- nie punkt, 1\\. nie punkt, \\{phone}",
  ],
  ["numbers with brackets", "1) siew\n2) wałowanie"],
  ["folded lines", "Kosimy\ntrawniki  \ni łąki.\n\n\n\nDrugi akapit.\n"],
  [
    "points far apart, below a sentence",
    "Kosimy:\n- trawniki\n\n- łąki,\n  także mokre\n\nI tyle.",
  ],
  ["long numbers", "9. a\n10. b\n\n    c\n    - d"],
];

test.each(cases)(
  "%s: show the same when they are written anew, also with a word typed beside them",
  (_, source) => {
    expect(roundTripFaults(source)).toEqual([]);
  },
);

const inLine = fc.constantFrom(
  ..."[e](/f) [**g** h](/i) \\* \\\\ {phone} [{phone}](tel:{phoneLink}) # > ` <b> &amp; ! ~~ [ ] ( ) {".split(
    " ",
  ),
);

/** Whether no point is empty, which the check refuses, and no numbered list has one point, which pages show as words. */
function hasUsualLists(source: string): boolean {
  let isUsual = !hasEmptyPoint(source);
  readMarkdown(source).descendants(({ type, childCount }) => {
    if (type.name === "ordered_list" && childCount < 2) isUsual = false;
  });
  return isUsual;
}

test("so does any text with usual lists", () => {
  const any = fc.tuple(anyMarkdown, inLine, anyMarkdown).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(any, (source) => {
      fc.pre(hasUsualLists(source));
      expect(roundTripFaults(source)).toEqual([]);
    }),
    { numRuns: 700 },
  );
});

test.each([
  ["points and bold words", "Kosimy:\n\n- **trawniki**\n- [łąki](/laki)\n  - mokre"],
  ["numbers", "1) siew\n2) wałowanie"],
  ["points far apart", "- a\n\n- b"],
  ["characters of one paragraph beside those of another", "3*4*5 m\n\n\\*\\*pilne\\*\\*"],
])("%s: stay as they are written", (_, text) => {
  expect(writeMarkdown(readMarkdown(text))).toBe(text);
});

/** A text after somebody has typed something into it, at the end of its last paragraph. */
function typed(before: string, words: string): string {
  const { tr } = EditorState.create({ doc: readMarkdown(before) });
  return writeMarkdown(tr.insertText(words, tr.doc.content.size - 1).doc);
}

test.each([
  ["a day", "15. października", "15. października"],
  ["stars between numbers", "3*4*5 m", "3*4*5 m"],
  ["a note", "* netto", "* netto"],
  ["characters that would be bold", "**pilne**", "\\*\\*pilne\\*\\*"],
  ["a line that would be a point", "- siew", "\\- siew"],
  ["brackets that would be a link", "[a](/b)", "\\[a\\](/b)"],
])("%s: is written as it was typed", (_, words, written) => {
  expect(typed("", words)).toBe(written);
});

test("paragraphs and points without words are not written", () => {
  const text = "Kosimy:\n\n- trawniki\n\nI tyle.";
  const { tr } = EditorState.create({ doc: readMarkdown(text) });
  const endOfPoint = 20;
  const { doc } = tr.split(endOfPoint, 2).split(tr.doc.content.size - 1);
  expect(doc.toString()).toContain("list_item(paragraph)");
  expect(writeMarkdown(doc)).toBe(text);
});

test("a text without Markdown is written line by line", () => {
  const text = "Od {experience}\n\n**na Pomorzu** ";
  expect(writePlain(readPlain(text))).toBe(text);
});

/** A text in which the words between `<` and `>` were made bold. */
function bold(text: string): string {
  const state = EditorState.create({ doc: readMarkdown(text) });
  const at = (character: string) => {
    let found = 0;
    state.doc.descendants((node, position) => {
      const index = node.text?.indexOf(character) ?? -1;
      if (index >= 0) found = position + index;
    });
    return found;
  };
  const [from, to] = [at("<"), at(">")];
  const tr = state.tr.addMark(from, to, schema.marks.strong.create());
  return writeMarkdown(tr.delete(to, to + 1).delete(from, from + 1).doc);
}

test.each([
  ["a colon before a letter", "<Cena:>za m²", "**Cena**:za m²"],
  ["a per cent sign before a letter", "<100%>pewności", "**100**%pewności"],
  ["a quote before an ending", "<„Puck”>owi", "**„Puck**”owi"],
  ["a bracket behind a letter", "m<(2)>", "m(**2)**"],
  ["punctuation on both sides", "od<(2)>do", "od(**2**)do"],
  ["punctuation alone", "a<%>b", "a%b"],
  ["a sign of degrees", "<5°>C", "**5**°C"],
  ["a raised number", "<5 m²>x", "**5 m²**x"],
  ["punctuation before a blank", "<Cena:> 5", "**Cena:** 5"],
  ["punctuation before punctuation", "<Cena:>(5)", "**Cena:**(5)"],
  ["a letter before a letter", "<Puck>owi", "**Puck**owi"],
  ["punctuation and a blank before a letter", "<Cena: >za", "**Cena:** za"],
  ["a placeholder before an ending", "<Firma {brand}>owi", "**Firma** {brand}owi"],
  ["a link before a letter", "<[mapa](/m)>y", "[**mapa**](/m)y"],
])("%s: what is bold is written so that pages show it", (_, text, written) => {
  expect(bold(text)).toBe(written);
  expect(roundTripFaults(written)).toEqual([]);
});

test("whatever is made bold in any text, pages show no stars for it", () => {
  const part = fc.tuple(anyMarkdown, inLine, fc.nat(), fc.nat());
  fc.assert(
    fc.property(part, ([markdown, more, one, other]) => {
      fc.pre(hasUsualLists(`${markdown}${more}`));
      const doc = readMarkdown(`${markdown}${more}`);
      const ends = [one, other].map((end) => end % (doc.content.size + 1));
      const { tr } = EditorState.create({ doc });
      const made = tr.addMark(Math.min(...ends), Math.max(...ends), schema.marks.strong.create());
      const written = writeMarkdown(made.doc);
      expect(isShown(made.doc, written)).toBe(true);
      expect(plainWords(written)).toBe(plainWords(writeMarkdown(doc)));
    }),
    { numRuns: 150 },
  );
});

test("a point of two paragraphs parts all points of its list", () => {
  const { doc, bullet_list: list, list_item: point, paragraph } = schema.nodes;
  const line = (words: string) => paragraph.create(null, schema.text(words));
  const points = [point.create(null, [line("a"), line("b")]), point.create(null, line("c"))];
  const text = doc.create(null, list.create({ tight: true }, points));
  expect(writeMarkdown(text)).toBe("- a\n\n  b\n\n- c");
});
