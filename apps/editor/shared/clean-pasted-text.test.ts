import fc from "fast-check";
import { cleanPastedText, hasTable } from "./clean-pasted-text";

// The same cases in each run: what stops a commit must not depend on luck.
fc.configureGlobal({ seed: 20261127 });

test.each([
  ["points of Word", "•\tkoszenie\r\n•\tnawożenie", "- koszenie\n- nawożenie"],
  ["points of Word's own fonts", "\uf0b7\tkoszenie\n\uf0a7 wałowanie", "- koszenie\n- wałowanie"],
  ["points in points", "·       siew\no\ttrawa\n§\tłąka", "- siew\n- trawa\n- łąka"],
  ["points with dashes and tabs", "–\tkoszenie", "- koszenie"],
  ["points with dashes", "– koszenie\n– wałowanie", "- koszenie\n- wałowanie"],
  ["points without a blank", "-koszenie\n-wałowanie", "- koszenie\n- wałowanie"],
  ["points with stars", "* koszenie\n* wałowanie", "- koszenie\n- wałowanie"],
  ["points with pluses", "+ koszenie\n+ wałowanie", "- koszenie\n- wałowanie"],
  ["a note below a price", "Od 100 zł*\n* netto", "Od 100 zł*\n* netto"],
  ["a sentence that begins with a dash", "– Tak – mówi.", "– Tak – mówi."],
  ["numbers below zero", "-5 w nocy\n-2 w dzień", "-5 w nocy\n-2 w dzień"],
  ["bold words", "**Trawnik** z siewu", "**Trawnik** z siewu"],
  ["numbered points", "1)\tsiew\n2)\twałowanie", "1. siew\n2. wałowanie"],
  ["a lone number with a bracket", "1) siew", "1) siew"],
  ["a date", "15. maja zaczynamy", "15. maja zaczynamy"],
  [
    "a text after points",
    "• siew\n• wałowanie\nPotem podlewamy.",
    "- siew\n- wałowanie\n\nPotem podlewamy.",
  ],
  ["a list in a list", "- siew\n  - trawa\n- łąka", "- siew\n  - trawa\n- łąka"],
  ["soft hyphens", "na\u00adwo\u00adże\u00adnie", "nawożenie"],
  ["zero-width characters", "\ufeffdąb\u200b i\u2060 buk", "dąb i buk"],
  ["characters of direction", "\u202edąb\u202c \u200fbuk\u2069", "dąb buk"],
  [
    "characters of other scripts, and of fonts for pictures",
    "dąb\u061c \ue001buk\u{e0001}",
    "dąb buk",
  ],
  ["control characters", "dąb\u0000\u0007 i\u001f buk", "dąb i buk"],
  ["no-break and thin blanks", "25\u00a0m² do\u2009100\u202fm²", "25 m² do 100 m²"],
  ["tabs and many blanks", "dąb\t\tbuk   grab", "dąb buk grab"],
  ["blanks at lines' ends", "dąb \t\nbuk", "dąb\nbuk"],
  ["a tab before a paragraph", "\tPierwszy akapit", "Pierwszy akapit"],
  ["line ends of Windows and old Macs", "a\r\nb\rc", "a\nb\nc"],
  ["line breaks of Word and Unicode", "a\vb\u2028c", "a\nb\nc"],
  [
    "hyphens that keep words together",
    "biało\u2011zielony i leśno\u001ełąkowy",
    "biało-zielony i leśno-łąkowy",
  ],
  ["English quotes", "Mówi: “Tak” i („nie”).", "Mówi: „Tak” i („nie”)."],
  ["German quotes", "„Tak“, „nie“", "„Tak”, „nie”"],
  ["Swedish quotes", "Mówi ”tak”", "Mówi „tak”"],
  ["quotes of a keyboard", '„Tak", "nie", ,,może\'\'', "„Tak”, „nie”, „może”"],
  ["quotes over two paragraphs", "“Tak.\nNie.”", "„Tak.\nNie.”"],
  ["decomposed letters", "z\u0307o\u0301łw", "żółw"],
  ["letters grown together", "ﬁrma o\ufb04ine", "firma offline"],
  ["bold letters of social media", "𝗣𝗿𝗼𝗺𝗼𝗰𝗷𝗮", "Promocja"],
  ["emojis", "🌳 👨‍👩‍👧 👩🏽‍🌾", "🌳 👨‍👩‍👧 👩🏽‍🌾"],
  ["links to an e-mail address", "[Napisz](biuro@bor.pl)", "[Napisz](mailto:biuro@bor.pl)"],
  ["links without a scheme", "[Lasy](www.lasy.pl)", "[Lasy](https://www.lasy.pl)"],
  ["capitals", "PRZYCINANIE ŻYWOPŁOTÓW", "PRZYCINANIE ŻYWOPŁOTÓW"],
  ["a part of a sentence with its blanks", " z siewu ", " z siewu "],
  ["raised digits of units", "20 m2 i 5m3, 3 km2", "20 m² i 5m³, 3 km²"],
  [
    "digits that are none",
    "A2, dom2, m21, https://a.pl/m2/x, m2a",
    "A2, dom2, m21, https://a.pl/m2/x, m2a",
  ],
  ["nothing", "", ""],
])("%s come out clean", (_, pasted, expected) => {
  expect(cleanPastedText(pasted)).toBe(expected);
});

const oddText = fc.string({
  unit: fc.constantFrom(..."ab1.)-–•*+·o§ \t\n\r\u00a0\u00ad\u200b\u200d“”„\",'[](@|🌳"),
  maxLength: 30,
});

test("a clean text stays as it is", () => {
  fc.assert(
    fc.property(oddText, (text) => {
      const clean = cleanPastedText(text);
      expect(cleanPastedText(clean)).toBe(clean);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ["a table of Word", "Usługa\tCena\r\nKoszenie\t200 zł", true],
  ["a table of Markdown", "| Usługa | Cena |\n|---|---|", true],
  ["points of Word's own fonts", "\uf0b7\tkoszenie\n\uf0b7\tnawożenie", false],
  ["points", "•\tkoszenie\n•\tnawożenie\n1)\tsiew", false],
  ["one line with a tab", "Koszenie\t200 zł\nNawożenie", false],
  ["lines with a tab at their ends", "Koszenie\t\n\tNawożenie", false],
])("%s: is told as a table or not", (_, pasted, expected) => {
  expect(hasTable(pasted)).toBe(expected);
});
