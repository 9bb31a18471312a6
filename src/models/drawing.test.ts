import { changed, problemsIn } from "../../e2e/support/content/content-problems";
import { plainNodes } from "../../e2e/support/content/plain-nodes";
import { drawingOf } from "../drawings";
import { drawing } from "./drawing";

const entry = (words: string) => `- title: Pniak
  slug: stump-milling
  alt: Pniak i dół
  caption: Zostają wióry.
  words: [${words}]
`;
const written = (words: string) => problemsIn({ "drawings.yaml": entry(words) });

test("a drawing has as many words as places for them", () => {
  expect(written("38 cm, przed, po")).toBe("");
  expect(written("38 cm, przed")).toMatchInlineSnapshot(
    `"content/drawings.yaml:5:10  Rysunek „stump-milling” ma miejsca na napisy: 3, a napisów jest 2. Wpisz tyle napisów, ile jest miejsc, w tej samej kolejności."`,
  );
});

test("no drawing stands on the list twice", () => {
  const twice = entry("38 cm, przed, po").repeat(2);
  expect(problemsIn({ "drawings.yaml": twice })).toMatchInlineSnapshot(
    `"content/drawings.yaml:7:9  Krótka nazwa „stump-milling” jest na liście drugi raz, a wybiera się nią rysunek. Zmień jedną z nich."`,
  );
});

test("a section names a drawing of the list", () => {
  const file = "services/trawa-z-rolki.yaml";
  const section = changed(file, "body: Wiosna.", "body: Wiosna.\n    drawing: stump-milling");
  expect(problemsIn({ ...section, "drawings.yaml": entry("38 cm, przed, po") })).toBe("");
  expect(problemsIn(section)).toMatchInlineSnapshot(
    `"content/services/trawa-z-rolki.yaml:14:14  Rozdział 1 „Najlepszy termin”: pozycja „drawing” prowadzi do „stump-milling”, ale na liście w pliku drawings.yaml nie ma takiego rysunku. Popraw „stump-milling” albo usuń ten wpis."`,
  );
});

test("each word stands at its place", async () => {
  const source = { slug: "stump-milling", words: ["głębokość", "przed", "po"] };
  const texts = await drawing.derived?.texts?.resolve(source, plainNodes({}));
  const places = drawingOf("stump-milling").words;
  expect(texts).toEqual([
    { text: "głębokość", ...places[0] },
    { text: "przed", ...places[1] },
    { text: "po", ...places[2] },
  ]);
});
