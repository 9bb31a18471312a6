import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { changed, problemsIn } from "../../../e2e/support/content/content-problems";
import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { drawing } from "./drawing";

const svg = (inside: string) => `<svg viewBox="0 0 480 280">${inside}</svg>`;
const words = [10, 20, 30].map((x) => `<text x="${x}" y="20">1</text>`).join("");

const project = contentFolder(
  {
    "content/drawings/pit.svg": svg(`<path class="outer" d="M1 1h9"/>${words}`),
    "content/drawings/wordless.svg": svg(`<path class="outer" d="M1 1h9"/>`),
    "content/drawings/grouped.svg": svg(`<g><path class="outer" d="M1 1h9"/></g>`),
  },
  "content/photos",
);

const former = process.cwd();
beforeAll(() => process.chdir(project));
afterAll(() => process.chdir(former));

const entry = (words: string, slug = "pit") => `- title: Pniak
  slug: ${slug}
  alt: Pniak i dół
  caption: Zostają wióry.
  words: [${words}]
`;
const written = (...of: Parameters<typeof entry>) => problemsIn({ "drawings.yaml": entry(...of) });

test("a drawing has as many words as places for them", () => {
  expect(written("38 cm, przed, po")).toBe("");
  expect(written("", "wordless")).toBe("");
  expect(written("38 cm, przed")).toMatchInlineSnapshot(
    `"content/drawings.yaml:5:10  Rysunek „pit” ma miejsca na napisy: 3, a napisów jest 2. Wpisz tyle napisów, ile jest miejsc, w tej samej kolejności."`,
  );
});

test("a drawing of which no words are said has no words; what is no name names no drawing", () => {
  const without = entry("").replace(/ {2}words:.*\n/, "");
  expect(problemsIn({ "drawings.yaml": without })).toContain(
    "miejsca na napisy: 3, a napisów jest 0",
  );
  const nameOf = (slug: unknown) => drawing.key?.of({ file: "drawings.yaml", data: { slug } });
  expect([nameOf("pit"), nameOf(undefined), nameOf(5)]).toEqual(["pit", "", ""]);
});

test("a word has room for 22 letters", () => {
  const { words } = drawing.shape.shape as unknown as { words: z.ZodType };
  expect([22, 23].map((length) => words.safeParse(["x".repeat(length)]).success)).toEqual([
    true,
    false,
  ]);
});

test("a drawing has a file, which pages can show", () => {
  expect(written("", "rocket")).toMatchInlineSnapshot(
    `"content/drawings.yaml:2:9  Nie ma pliku content/drawings/rocket.svg. Popraw nazwę albo dodaj plik o tej nazwie."`,
  );
  expect(written("", "grouped")).toMatchInlineSnapshot(
    `"content/drawings.yaml:2:9  Plik content/drawings/grouped.svg ma element „g”. Zostaw tylko path i text, bez grup i przekształceń."`,
  );
});

test("no drawing stands on the list twice", () => {
  const twice = entry("38 cm, przed, po").repeat(2);
  expect(problemsIn({ "drawings.yaml": twice })).toMatchInlineSnapshot(
    `"content/drawings.yaml:7:9  Krótka nazwa „pit” jest na liście drugi raz, a wybiera się nią rysunek. Zmień jedną z nich."`,
  );
});

test("a section names a drawing of the list", () => {
  const file = "services/trawa-z-rolki.yaml";
  const section = changed(file, "body: Wiosna.", "body: Wiosna.\n    drawing: pit");
  expect(problemsIn({ ...section, "drawings.yaml": entry("38 cm, przed, po") })).toBe("");
  const others = { "drawings.yaml": entry("", "wordless") };
  expect(problemsIn({ ...section, ...others })).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:14:14  Rozdział 1 „Najlepszy termin”: pozycja „drawing” prowadzi do „pit”, ale na liście w pliku drawings.yaml nie ma takiego rysunku. Popraw „pit” albo usuń ten wpis."`,
  );
});

test("pages get the addresses of its lines and each word at its place", async () => {
  const source = { slug: "pit", words: ["głębokość", "w dole", "po"] };
  const absolutePath = path.join(project, "content/drawings/pit.svg");
  const nodes = plainNodes({ File: [{ relativePath: "drawings/pit.svg", absolutePath }] });
  const { picture, smallPicture, texts } = drawing.graphql?.fields ?? {};
  const files = await Promise.all(
    [picture, smallPicture].map(async (field) => {
      const address = String(await field?.resolve(source, nodes));
      expect(address).toMatch(/^\/static\/[0-9a-f]{32}\/pit-[0-9a-f]{8}\.svg$/);
      return readFileSync(path.join("public", address), "utf8");
    }),
  );
  expect(files.join("\n")).toMatchInlineSnapshot(`
   "<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 280" fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#2d6748" stroke-width="3" d="M1 1h9"/></svg>
   <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 280" fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#2d6748" stroke-width="4" d="M1 1h9"/></svg>"
  `);
  expect(await texts?.resolve(source, nodes)).toEqual([
    { text: "głębokość", x: 10, y: 20, anchor: "start" },
    { text: "w\u00a0dole", x: 20, y: 20, anchor: "start" },
    { text: "po", x: 30, y: 20, anchor: "start" },
  ]);
});
