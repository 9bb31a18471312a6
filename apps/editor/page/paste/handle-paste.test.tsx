import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { handlePaste, pastedText } from "./handle-paste";

function Field({ isLine, before = "" }: { isLine?: boolean; before?: string }) {
  const [value, setValue] = useState(before);
  const [notice, setNotice] = useState("");
  const Tag = isLine ? "input" : "textarea";
  return (
    <>
      <Tag
        aria-label="Tekst"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onPaste={(event: React.ClipboardEvent<HTMLInputElement & HTMLTextAreaElement>) =>
          handlePaste(event, setNotice)
        }
      />
      <p role="status">{notice}</p>
    </>
  );
}

const clipboardOf = (parts: Record<string, string>) => ({
  getData: (type: string) => parts[type] ?? "",
});

/** What comes into a Markdown text. */
const markdownOf = (parts: Record<string, string>) => pastedText(clipboardOf(parts), true)?.text;

/** What jsdom lacks: inserts a text at the caret. */
document.execCommand = (_command, _hasWindow, text = "") => {
  const field = screen.getByLabelText<HTMLTextAreaElement>("Tekst");
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  return fireEvent.input(field);
};

/** Pastes at the end of the field. @returns what the field holds then */
function paste(text: string): string {
  const field = screen.getByLabelText<HTMLTextAreaElement>("Tekst");
  field.setSelectionRange(field.value.length, field.value.length);
  const clipboardData = clipboardOf({ "text/plain": text });
  fireEvent(field, createEvent.paste(field, { clipboardData }));
  return field.value;
}

test("paragraphs, points and links of Word come into a Markdown text", () => {
  const text = markdownOf({
    "text/plain": "Kosimy.\r\n•\ttrawniki\r\n•\tłąki\r\nWięcej tutaj.\r\nPisz: biuro@bor.pl\r\n",
    "text/html": `<style>p { margin: 0 }</style><p>Kosimy.</p>
      <p class="MsoListParagraph"><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>trawniki</p>
      <p class="MsoListParagraph"><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span>łąki</p>
      <p>Więcej <a href="https://bor.pl/x">tutaj</a>.</p><p><a href="javascript:x">Pisz</a>: biuro@bor.pl</p>`,
  });
  expect(text).toBe(
    "Kosimy.\n\n- trawniki\n- łąki\n\nWięcej [tutaj](https://bor.pl/x).\n\nPisz: [biuro@bor.pl](mailto:biuro@bor.pl)",
  );
});

test.each([
  [
    "an address becomes a link",
    "Zobacz www.lasy.pl/mapa.",
    "Zobacz [www.lasy.pl/mapa](https://www.lasy.pl/mapa).",
  ],
  ["a link stays as it is", "[mapa](https://lasy.pl)", "[mapa](https://lasy.pl)"],
  [
    "the address of a mailbox becomes a link, also with its scheme",
    "biuro@bor.pl, mailto:jan@bor.pl",
    "[biuro@bor.pl](mailto:biuro@bor.pl), [jan@bor.pl](mailto:jan@bor.pl)",
  ],
])("%s", (_, pasted, expected) => {
  expect(markdownOf({ "text/plain": pasted })).toBe(expected);
});

test.each([
  [
    "points and bold words of a page",
    "<p>Co robimy:</p><ul><li>siew</li><li>rolka</li></ul><p><b>Bardzo ważne</b></p>",
    "Co robimy:\n\n- siew\n- rolka\n\n**Bardzo ważne**",
  ],
  [
    "points and bold words of Google Docs",
    `<b style="font-weight:normal" id="docs-internal-guid-1"><p><span>Co </span><span style="font-weight:700">robimy </span><span>my:</span></p><ol><li><p role="presentation"><span>siew</span></p></li><li><p><span>rolka</span></p></li></ol></b>`,
    "Co **robimy** my:\n\n1. siew\n2. rolka",
  ],
  [
    "lines of a mail",
    '<div dir="ltr">Dzień dobry<div><br></div><div>to <strong>pilne</strong><strong>!</strong></div></div>',
    "Dzień dobry\n\nto **pilne!**",
  ],
  ["lines that end in a break", "<p>Dąb<br>\nBuk</p>", "Dąb\n\nBuk"],
  [
    "points in points, and later numbers",
    '<ul><li>siew<ol start="3"><li>trawa</li></ol></li><li>łąka</li></ul>',
    "- siew\n  3. trawa\n- łąka",
  ],
  [
    "a bold link in a point",
    '<ul><li>więcej <a href="https://bor.pl"><b>tutaj</b></a></li></ul>',
    "- więcej [**tutaj**](https://bor.pl)",
  ],
  [
    "cells of a table",
    "<table><tr><td>Usługa</td><td>Cena</td></tr><tr><td>Siew</td><td>200 zł</td></tr></table>",
    "Usługa Cena\n\nSiew 200 zł",
  ],
  [
    "links to mailboxes",
    '<p><a href="mailto:biuro@bor.pl">Pisz</a> <a href="MAILTO:a@bor.pl?subject=x">a</a> <a href="mailto:mailto:b@bor.pl">b</a></p>',
    "[Pisz](mailto:biuro@bor.pl) [a](mailto:a@bor.pl?subject=x) [b](mailto:b@bor.pl)",
  ],
  [
    "links to phone numbers",
    '<p><a href="tel:+48601234567">a</a> <a href="tel:601-234-567">b</a> <a href="tel:+48%20601%20234%20567">c</a> <a href="tel:112">d</a></p>',
    "[a](tel:+48601234567) [b](tel:+48601234567) [c](tel:+48601234567) d",
  ],
  [
    "links that would lead nowhere, as plain words,",
    '<p><a href="https://bor.pl/a b">a</a> <a href="#d">b</a> <a href="javascript:x()">c</a></p>',
    "a b c",
  ],
  [
    "bold words before a letter, whose punctuation leaves them",
    "<p><b>Cena:</b>od 100 zł</p>",
    "**Cena**:od 100 zł",
  ],
])("%s come into a Markdown text", (_, html, expected) => {
  expect(markdownOf({ "text/plain": "nieważne", "text/html": html })).toBe(expected);
});

test("of HTML that is far too long only the plain words are read", () => {
  const html = `<p>Buk</p>${" ".repeat(3_000_000)}`;
  expect(markdownOf({ "text/plain": "Dąb", "text/html": html })).toBe("Dąb");
});

test("of HTML without words the plain ones are read; a picture is left to the browser", () => {
  expect(markdownOf({ "text/plain": "Dąb", "text/html": "<p><img src=x></p>" })).toBe("Dąb");
  expect(markdownOf({ "text/html": "<img src=x>" })).toBeUndefined();
  render(<Field />);
  const field = screen.getByLabelText("Tekst");
  const clipboardData = clipboardOf({});
  expect(fireEvent(field, createEvent.paste(field, { clipboardData }))).toBe(true);
});

test("words that a PDF file divides are joined, and it is told", () => {
  render(<Field />);
  expect(paste("Zakładamy traw-\nniki na dział-\r\nkach od 2-\n3 arów.")).toBe(
    "Zakładamy trawniki na działkach od 2-\n3 arów.",
  );
  expect(screen.getByRole("status")).toHaveTextContent("Sprawdź te, które mają mieć łącznik");
});

test("a text without Markdown gets no links, and a line no second one", () => {
  render(<Field isLine before="Zadzwoń: " />);
  expect(paste("601\u00a0234\u00a0567\r\nwww.bor.pl")).toBe("Zadzwoń: 601 234 567 www.bor.pl");
});

test("a table is told, and pasted as words", () => {
  render(<Field />);
  expect(paste("Usługa\tCena\r\nKoszenie\t200 zł")).toBe("Usługa Cena\nKoszenie 200 zł");
  expect(screen.getByRole("status")).toHaveTextContent("strona nie ma tabel");
});

test("far too long a text is not pasted, but told", () => {
  render(<Field before="Dąb" />);
  expect(paste("b".repeat(50_000))).toHaveLength(50_003);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  const inserted = jest.spyOn(document, "execCommand");
  paste("a".repeat(50_001));
  // Not even what is selected goes.
  expect(inserted).not.toHaveBeenCalled();
  inserted.mockRestore();
  expect(screen.getByRole("status")).toHaveTextContent("za długi tekst");
});

test("a numbered list of Word keeps its numbers", () => {
  const mark = (character: string) =>
    `<span style='mso-list:Ignore'>${character}<span>&nbsp; </span></span>`;
  const text = markdownOf({
    "text/plain": "1.\tOglądamy\r\n2.\tWyceniamy\r\n",
    "text/html": `<p class="MsoListParagraph">${mark("1.")}Oglądamy</p>
      <p class="MsoListParagraph">${mark("2.")}Wyceniamy</p>`,
  });
  expect(text).toBe("1. Oglądamy\n2. Wyceniamy");
});
