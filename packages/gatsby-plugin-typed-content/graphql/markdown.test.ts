import fc from "fast-check";
import { polish } from "../languages/polish";
import { anyMarkdown, LIST_CASES, PLAIN_CASES } from "../testing/markdown-cases";
import { linksOf, renderMarkdown, tagsOf, unlinkedAddresses } from "./markdown";

const render = (source: string, sizes?: ReadonlyMap<string, number>) =>
  renderMarkdown(source, polish, sizes);

test("paragraphs, bold, lists and links become HTML", () => {
  const { html } = render(
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

test.each(PLAIN_CASES)("%s: is shown as it is written", (_, source, expected) => {
  expect(render(source).html.replaceAll("\n", " ")).toBe(expected);
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

test("whatever is written, its words and numbers are shown", () => {
  fc.assert(
    fc.property(anyMarkdown, (source) => {
      expect(shownLetters(render(source).html)).toBe(letters(source));
    }),
    { numRuns: 2000 },
  );
});

test.each(LIST_CASES)("numbered %s stay a list", (_, source, expected) => {
  expect(render(source).html.replaceAll("\n", " ")).toBe(expected);
});

test.each([
  ["days", (number: number) => `${number}. ${number === 1 ? "marca" : "sadzimy"}\n`],
  ["paragraphs", (number: number) => `${number}. x\n\n${number === 99 ? "99. maja\n\n" : ""}`],
])("each line of numbered %s is looked at a few times, however many there are", (_, line) => {
  const lines = Array.from({ length: 2000 }, (_unused, index) => line(index + 1));
  const looked = jest.spyOn(RegExp.prototype, "exec");
  render(lines.join(""));
  const times = looked.mock.calls.length;
  looked.mockRestore();
  expect(times).toBeLessThan(20 * lines.length);
});

test("HTML in the source stays text and scripts in links are dropped", () => {
  const { html } = render('<img src=x onerror="alert(1)"> [klik](javascript:alert(1))');
  expect(html).not.toMatch(/<img|<a /);
  expect(html).toContain("&lt;img");
});

test("one-letter words hold on to the next word, also before bold text and links", () => {
  const { html } = render("Trawa z **rolki** i z [siewu](/x)");
  expect(html).toBe(
    '<p>Trawa z\u00a0<strong>rolki</strong> i\u00a0z\u00a0<a href="/x">siewu</a></p>',
  );
});

test("a line has the words and links without paragraphs, each paragraph in a line of its own", () => {
  const { inline } = render("Czytaj **to** i [to](/x).\n\nDrugi akapit.");
  expect(inline).toBe('Czytaj <strong>to</strong> i\u00a0<a href="/x">to</a>.<br>Drugi akapit.');
});

test("plain text has the words and no marks", () => {
  expect(render("Raz **dwa**\nteraz\n\n- [trzy](/x)").plain).toBe("Raz dwa teraz trzy");
  expect(render("jeden\ndwa\ntrzy").plain).toBe("jeden dwa trzy");
  expect(render("2\\. piętro, 5\\* lat").plain).toBe("2. piętro, 5* lat");
});

test("the links of a text can be listed", () => {
  expect(linksOf("[a](/gdańsk) i [b](https://x.pl/)")).toEqual(["/gdańsk", "https://x.pl/"]);
  expect(linksOf("[a](/gda%C5%84sk) [b](/100%)")).toEqual(["/gdańsk", "/100%"]);
});

test("an address that is no link is one that begins as such, not a part of another word or of a link", () => {
  const text = "Na www.bor.pl, (https://las.pl/a?b=1). Nie: a@www.x.pl, awww.x.pl [www.y.pl](/y)";
  expect(unlinkedAddresses(text)).toEqual(["www.bor.pl", "https://las.pl/a?b=1"]);
});

test.each(
  "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
    " ",
  ),
)("a day of a month is no point: %s", (month) => {
  expect(render(`1. ${month} siew\n2. zbiór`).html).not.toContain("<li>");
});

test("tags, comments and addresses in angle brackets can be listed, other characters are none", () => {
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
  const { html, plain } = render("[Umowa](/files/umowa.pdf#page=2) i [to](/x)", sizes);
  expect(html).toBe(
    '<p><a href="/files/umowa.pdf#page=2">Umowa (PDF, 240\u00a0kB)</a> i\u00a0<a href="/x">to</a></p>',
  );
  expect(plain).toBe("Umowa i\u00a0to");
});
