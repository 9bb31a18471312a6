import fc from "fast-check";
import { linksOf, renderMarkdown, tagsOf } from "./markdown";

test("paragraphs, bold, lists and links become HTML", () => {
  const { html } = renderMarkdown(
    "Pierwszy **ważny** akapit.\n\n- jeden\n- [dwa](/kontakt)\n\n1. raz\n2. dwa",
  );
  expect(html).toMatchInlineSnapshot(`
    "<p>Pierwszy <strong>ważny</strong> akapit.</p>
    <ul>
    <li>jeden</li>
    <li><a href="/kontakt">dwa</a></li>
    </ul>
    <ol>
    <li>raz</li>
    <li>dwa</li>
    </ol>"
  `);
});

test.each([
  [
    "days that begin lines",
    "1. marca zaczyna się ochrona.\n15. października się kończy.",
    "<p>1. marca zaczyna się ochrona. 15. października się kończy.</p>",
  ],
  [
    "days within a paragraph",
    "Ochrona trwa od\n1. marca do\n15. października.",
    "<p>Ochrona trwa od 1. marca do 15. października.</p>",
  ],
  ["a day that begins a text", "15. maja 2027 zaczynamy.", "<p>15. maja 2027 zaczynamy.</p>"],
  [
    "days that follow each other",
    "1. maja siew.\n2. maja nic.",
    "<p>1. maja siew. 2. maja nic.</p>",
  ],
  [
    "a day below points",
    "- siew\n- łąka\n1. maja",
    "<ul> <li>siew</li> <li>łąka 1. maja</li> </ul>",
  ],
  ["a year that begins a text", "2019. był suchy.", "<p>2019. był suchy.</p>"],
  ["years", "2019. był suchy.\n2020. był mokry.", "<p>2019. był suchy. 2020. był mokry.</p>"],
  ["numbers that do not go on", "1. siew\n\n3. łąka", "<p>1. siew</p> <p>3. łąka</p>"],
  [
    "a day among numbered points",
    "1. siew\n2. wałowanie\n15. maja koszenie",
    "<p>1. siew 2. wałowanie 15. maja koszenie</p>",
  ],
  [
    "a number behind a dash",
    "- 1. piętro\n- 3. piętro",
    "<ul> <li>1. piętro</li> <li>3. piętro</li> </ul>",
  ],
  ["a number below points without words", "2.\n3.\n\n   1.", "<p>2. 3.</p> <p>1.</p>"],
  [
    "numbers in a point",
    "3. a\n4. 1. b\n\n     1. c",
    '<ol start="3"> <li> <p>a</p> </li> <li> <p>1. b</p> <p>1. c</p> </li> </ol>',
  ],
  ["a star before a note", "Cena 100 zł*\n\n* netto", "<p>Cena 100\u00a0zł*</p> <p>* netto</p>"],
  ["a plus", "Cena 100 zł\n+ VAT", "<p>Cena 100\u00a0zł + VAT</p>"],
  ["stars between numbers", "Rabata ma 3*4*5 m.", "<p>Rabata ma 3*4*5\u00a0m.</p>"],
  ["a star around words", "To *ważne* słowo", "<p>To *ważne* słowo</p>"],
  ["underlines", "_plik_, __plik__ i moj_plik_1", "<p>_plik_, __plik__ i\u00a0moj_plik_1</p>"],
  ["three stars", "***pilne***", "<p>*<strong>pilne</strong>*</p>"],
  ["blanks at the end of a line", "ulica  \nmiasto", "<p>ulica miasto</p>"],
  ["a line below a text", "Ceny\n---\nod 100 zł", "<p>Ceny --- od 100\u00a0zł</p>"],
])("%s: is shown as it is written", (_, source, expected) => {
  expect(renderMarkdown(source).html.replaceAll("\n", " ")).toBe(expected);
});

// The same cases in each run: what stops a commit must not depend on luck.
fc.configureGlobal({ seed: 20261127 });

/** The letters and digits that visitors see, with the numbers that a browser puts before points. */
function shownLetters(html: string): string {
  const next: (number | undefined)[] = [];
  const words = html.replace(/<(\/?)(\w+)(?: start="(\d+)")?>/g, (_, end, tag, start = "1") => {
    const number = next.at(-1);
    if (tag === "ol" || tag === "ul") {
      if (end) next.pop();
      else next.push(tag === "ol" ? Number(start) : undefined);
    } else if (tag === "li" && !end && number !== undefined) {
      next[next.length - 1] = number + 1;
      return ` ${number} `;
    }
    return " ";
  });
  return letters(words);
}

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

const part = fc.constantFrom(
  ..."1.|2.|3.|4.|15.|2019.|1)|-|*|+|marca|maja|siew|3*4*5|*a*|_b_|__c__|**d**| |  |    |\n|\n|\n|\n\n".split(
    "|",
  ),
);

test("whatever is written, its words and numbers are shown", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 16 }), (parts) => {
      const source = parts.join(" ").replaceAll("\n ", "\n");
      expect(shownLetters(renderMarkdown(source).html)).toBe(letters(source));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [
    "points with lines and points of their own",
    "1. raz\ni pół\n   1. a\n   2. b\n2. dwa",
    "<ol> <li>raz i\u00a0pół <ol> <li>a</li> <li>b</li> </ol> </li> <li>dwa</li> </ol>",
  ],
  [
    "points with paragraphs",
    "1. raz\n\n   więcej\n\n2. dwa",
    "<ol> <li> <p>raz</p> <p>więcej</p> </li> <li> <p>dwa</p> </li> </ol>",
  ],
  ["points that go on later", "4. raz\n5. dwa", '<ol start="4"> <li>raz</li> <li>dwa</li> </ol>'],
  [
    "points below a sentence",
    "Oto:\n1. raz\n2. dwa",
    "<p>Oto:</p> <ol> <li>raz</li> <li>dwa</li> </ol>",
  ],
])("numbered %s stay a list", (_, source, expected) => {
  expect(renderMarkdown(source).html.replaceAll("\n", " ")).toBe(expected);
});

test("HTML in the source stays text and scripts in links are dropped", () => {
  const { html } = renderMarkdown('<img src=x onerror="alert(1)"> [klik](javascript:alert(1))');
  expect(html).not.toMatch(/<img|<a /);
  expect(html).toContain("&lt;img");
});

test("one-letter words hold on to the next word, also before bold text and links", () => {
  const { html } = renderMarkdown("Trawa z **rolki** i z [siewu](/x)");
  expect(html).toBe(
    '<p>Trawa z\u00a0<strong>rolki</strong> i\u00a0z\u00a0<a href="/x">siewu</a></p>',
  );
});

test("a line has the words and links without paragraphs, each paragraph in a line of its own", () => {
  const { inline } = renderMarkdown("Czytaj **to** i [to](/x).\n\nDrugi akapit.");
  expect(inline).toBe('Czytaj <strong>to</strong> i\u00a0<a href="/x">to</a>.<br>Drugi akapit.');
});

test("plain text has the words and no marks", () => {
  expect(renderMarkdown("Raz **dwa**\n\n- [trzy](/x)").plain).toBe("Raz dwa trzy");
});

test("the links of a text can be listed", () => {
  expect(linksOf("[a](/gdańsk) i [b](https://x.pl/)")).toEqual(["/gdańsk", "https://x.pl/"]);
});

test("tags, comments and addresses in angle brackets can be listed, other signs are none", () => {
  expect(tagsOf('<a href="/x">to</a>, <br/> i <!-- uwaga -->\n\n- <https://x.pl>')).toEqual([
    '<a href="/x">',
    "</a>",
    "<br/>",
    "<!-- uwaga -->",
    "<https://x.pl>",
  ]);
  expect(tagsOf("2 < 3 i 5 > 4, a<b")).toEqual([]);
});

test("a link to a PDF file says so, with its size; plain text does not", () => {
  const sizes = new Map([["/files/umowa.pdf#page=2", 240_400]]);
  const { html, plain } = renderMarkdown("[Umowa](/files/umowa.pdf#page=2) i [to](/x)", sizes);
  expect(html).toBe(
    '<p><a href="/files/umowa.pdf#page=2">Umowa (PDF, 240\u00a0kB)</a> i\u00a0<a href="/x">to</a></p>',
  );
  expect(plain).toBe("Umowa i\u00a0to");
});
