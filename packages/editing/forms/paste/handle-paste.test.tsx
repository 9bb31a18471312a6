import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { handlePaste } from "./handle-paste";

interface FieldProps {
  isMarkdown?: boolean;
  isLine?: boolean;
  before?: string;
}

function Field({ isMarkdown, isLine, before = "" }: FieldProps) {
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
          handlePaste(event, { isMarkdown, onNotice: setNotice })
        }
      />
      <p role="status">{notice}</p>
    </>
  );
}

/** Pastes at the end of the field. @returns what the field holds then */
function paste(clipboard: Record<string, string>): string {
  const field = screen.getByLabelText<HTMLTextAreaElement>("Tekst");
  field.setSelectionRange(field.value.length, field.value.length);
  const event = createEvent.paste(field, {
    clipboardData: { getData: (type: string) => clipboard[type] ?? "" },
  });
  fireEvent(field, event);
  return field.value;
}

test("paragraphs, points and links of Word come into a Markdown text", () => {
  render(<Field isMarkdown />);
  const text = paste({
    "text/plain": "Kosimy.\r\n•\ttrawniki\r\n•\tłąki\r\nWięcej tutaj.\r\nPisz: biuro@bor.pl\r\n",
    "text/html": `<p>Kosimy.</p><p>Więcej <a href="https://bor.pl/x">tutaj</a>.</p><a href="javascript:x">Pisz</a>`,
  });
  expect(text).toBe(
    "Kosimy.\n\n- trawniki\n- łąki\n\nWięcej [tutaj](https://bor.pl/x).\n\nPisz: [biuro@bor.pl](mailto:biuro@bor.pl)",
  );
});

test.each([
  [
    "an address becomes a link",
    { before: "Zobacz " },
    "www.lasy.pl/mapa.",
    "Zobacz [www.lasy.pl/mapa](https://www.lasy.pl/mapa).",
  ],
  [
    "an address in a link stays one",
    { before: "[mapa](" },
    "https://lasy.pl",
    "[mapa](https://lasy.pl",
  ],
  ["a link stays as it is", {}, "[mapa](https://lasy.pl)", "[mapa](https://lasy.pl)"],
])("%s", (_, field, pasted, expected) => {
  render(<Field isMarkdown {...field} />);
  expect(paste({ "text/plain": pasted })).toBe(expected);
});

test("a text without Markdown gets no links, and a line no second one", () => {
  render(<Field isLine before="Zadzwoń: " />);
  expect(paste({ "text/plain": "601\u00a0234\u00a0567\r\nwww.bor.pl" })).toBe(
    "Zadzwoń: 601 234 567 www.bor.pl",
  );
});

test("a table is told, and pasted as words", () => {
  render(<Field />);
  expect(paste({ "text/plain": "Usługa\tCena\r\nKoszenie\t200 zł" })).toBe(
    "Usługa Cena\nKoszenie 200 zł",
  );
  expect(screen.getByRole("status")).toHaveTextContent("strona nie ma tabel");
});

test("far too long a text is not pasted, but told", () => {
  render(<Field before="Dąb" />);
  expect(paste({ "text/plain": "a".repeat(50_001) })).toBe("Dąb");
  expect(screen.getByRole("status")).toHaveTextContent("za długi tekst");
});
