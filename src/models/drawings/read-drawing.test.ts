import { contentFolder } from "@typed-site/test-support/content-folder";
import { parseDrawing, readDrawing, ROLES } from "./read-drawing";

const svg = (inside: string, viewBox = "0 0 480 280") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n  ${inside}\n</svg>\n`;

const parsed = (inside: string) => parseDrawing("pit", svg(inside));

test("its lines come by role, in the order in which they are drawn, each path on one line", () => {
  const { lines } = parsed(`<!-- A pit. -->
    <path class="outer" d="M1 1h9"/>
    <path class="accent" d="
      M2 2h9
      M3 3h9
    "/>
    <path class="outer" d="M4 4h9"/>`);
  expect(lines).toEqual([
    { role: "accent", d: "M2 2h9M3 3h9" },
    { role: "outer", d: "M1 1h9M4 4h9" },
  ]);
});

test.each([
  ["with a line break between two numbers", "M1 1 2\n      3\th4", "M1 1 2 3h4"],
  ["from a point as seen from nowhere", "m1 1h9", "M1 1h9"],
  ["from there on by lines without a letter", "m1 1 2 3-4.5.5h9", "M1 1l2 3-4.5.5h9"],
  ["with numbers that only their signs and points part", "m-.5.5-1-1", "M-.5 .5l-1-1"],
  ["with commas", "m 1,1 2,3", "M1 1l2,3"],
  ["with a power of ten", "m1e1 2h9", "M1e1 2h9"],
  ["with a power of ten behind a blank", "M1 2 3 e1h9", "M1 2 3 e1h9"],
])("a path %s is the same line, also behind another of its role", (_, d, drawn) => {
  const { lines } = parsed(`<path class="cord" d="M5 5h5"/><path class="cord" d="${d}"/>`);
  expect(lines).toEqual([{ role: "cord", d: `M5 5h5${drawn}` }]);
});

test.each([
  [0, 16],
  [480, 276],
])("a word may stand at the very edge: %i, %i", (x, y) => {
  expect(parsed(`<text x="${x}" y="${y}" text-anchor="end">1</text>`).words).toEqual([
    { x, y, anchor: "end" },
  ]);
});

test("there are lines for what a thing is, around it and how long it is", () => {
  const inside = [...ROLES].reverse().map((role) => `<path class="${role}" d="M1 1h9"/>`);
  expect(parsed(inside.join("")).lines.map(({ role }) => role)).toEqual(
    "accent cord growth soil inner outer guide measure".split(" "),
  );
});

test("its words have places, which begin at x where nothing else is said", () => {
  const { words } = parsed(
    `<text x="10" y="20">1</text><text x="30" y="40" text-anchor="middle">2</text>`,
  );
  expect(words).toEqual([
    { x: 10, y: 20, anchor: "start" },
    { x: 30, y: 40, anchor: "middle" },
  ]);
});

test.each([
  ["no SVG", "hello", "nie jest rysunkiem w polu"],
  ["another field", svg("", "0 0 100 100"), "nie jest rysunkiem w polu"],
  ["a line without a role", svg(`<path d="M1 1h9"/>`), "ma linię bez znanej roli"],
  [
    "a role that there is not",
    svg(`<path class="red" d="M1 1h9"/>`),
    "jedną z: accent, cord, growth",
  ],
  ["a path that is none", svg(`<path class="outer" d="M1 1 url(x)"/>`), "nie da się narysować"],
  ["a number that is none", svg(`<path class="outer" d="MNaN 1"/>`), "nie da się narysować"],
  ["a group", svg(`<g><path class="outer" d="M1 1h9"/></g>`), "ma element „g”"],
  ["a script", svg(`<script>alert(1)</script>`), "ma element „script”"],
  ["a word outside", svg(`<text x="10" y="300">1</text>`), "ma napis poza polem"],
  ["a word left of it", svg(`<text x="-1" y="20">1</text>`), "ma napis poza polem"],
  ["a word right of it", svg(`<text x="481" y="20">1</text>`), "ma napis poza polem"],
  ["a word that its top cuts", svg(`<text x="10" y="15">1</text>`), "ma napis poza polem"],
  ["a word that its foot cuts", svg(`<text x="10" y="277">1</text>`), "ma napis poza polem"],
  [
    "a word at a point that there is not",
    svg(`<text x="10" y="20" text-anchor="centre">1</text>`),
    "ma napis poza polem",
  ],
  ["a word without a place", svg(`<text>1</text>`), "ma napis poza polem"],
  ["heavy", svg(`<path class="outer" d="${"M1 1h9".repeat(2000)}"/>`), "mogą mieć 10000 znaków"],
])("a file with %s is refused", (_what, text, words) => {
  expect(() => parseDrawing("pit", text)).toThrow(words);
});

test("too long a drawing is told with its letters, in the case that their number asks for", () => {
  const long = (letters: number) =>
    parsed(`<path class="outer" d="M1 1h${"9".repeat(letters - 5)}"/>`);
  expect(long(10_000).lines).toHaveLength(1);
  expect(() => long(10_002)).toThrow("ma linie długie na 10002 znaki");
  expect(() => long(10_012)).toThrow("ma linie długie na 10012 znaków");
  expect(() => long(10_022)).toThrow("ma linie długie na 10022 znaki");
});

test("is read from its file; a name without one, or one that leads elsewhere, is refused", () => {
  const folder = contentFolder({ "drawings/pit.svg": svg(`<path class="outer" d="M1 1h9"/>`) });
  expect(readDrawing("pit", folder).lines).toEqual([{ role: "outer", d: "M1 1h9" }]);
  expect(() => readDrawing("rocket", folder)).toThrow("Nie ma pliku content/drawings/rocket.svg");
  expect(() => readDrawing("../drawings/pit", folder)).toThrow("Nie ma pliku");
});
