/** @jest-environment node */
import { comparePages, mainWords, shingles, similarity } from "./shingles";

const page = (main: string) =>
  `<header>Menu</header><main id="a">${main}</main><footer>End</footer>`;

test("reads the words of the main part only, without forms and drawings", () => {
  const html = page(
    '<h1>Łąka&nbsp;i&#160;las</h1><nav>Up</nav><form>E-mail</form><svg><text>X</text></svg><ul><li><a href="/puck">Puck</a></li></ul><p>w 2026</p>',
  );
  expect(mainWords(html)).toEqual(["łąka", "i", "las", "w", "2026"]);
});

test("a page without a main part is refused", () => {
  expect(() => mainWords("<p>Text</p>")).toThrow("no <main>");
});

test("shingles are runs of five words; a shorter text has none", () => {
  expect([...shingles("a b c d e f".split(" "))]).toEqual(["a b c d e", "b c d e f"]);
  expect(shingles("a b c d".split(" ")).size).toBe(0);
});

test("equal texts are 1 alike, texts without a common run 0", () => {
  const set = shingles("a b c d e f g".split(" "));
  expect(similarity(set, set)).toBe(1);
  expect(similarity(set, shingles("g f e d c b a".split(" ")))).toBe(0);
});

test("the pair most alike comes first", () => {
  const pages = new Map([
    ["/a", page("one two three four five six")],
    ["/b", page("seven eight nine ten eleven")],
    ["/c", page("one two three four five seven")],
  ]);
  const [first, ...rest] = comparePages(pages);
  expect(first).toEqual({ pages: ["/a", "/c"], similarity: 1 / 3 });
  expect(rest.map(({ similarity }) => similarity)).toEqual([0, 0]);
});
