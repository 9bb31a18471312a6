import { z } from "zod";
import * as f from "./fields";

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
/** A text of so many letters, in words of five. */
const letters = (count: number) =>
  count === 0 ? "" : `${"lasy ".repeat(count).slice(0, count - 1)}a`;

test.each<[string, z.ZodType, number, number]>([
  ["a heading", f.heading("x"), 1, 90],
  ["a label", f.label("x"), 1, 60],
  ["a text", f.text("x"), 1, 600],
  ["a line", f.line("x"), 1, 600],
  ["a plain text", f.plain("x"), 1, 200],
  ["Markdown", f.markdown("x"), 1, 8000],
  ["a title for search engines", f.seo().shape.title, 15, 60],
  ["a description for search engines", f.seo().shape.description, 120, 158],
  ["words about a photo", f.photo("x").shape.alt, 1, 200],
])("%s has its least and its most letters", (_, schema, least, most) => {
  const lengths = [least - 1, least, most, most + 1];
  expect(lengths.map((count) => takes(schema, letters(count)))).toEqual([false, true, true, false]);
});

test("a word has thirty letters at most, where it is large", () => {
  const word = "x".repeat(30);
  for (const schema of [f.heading("x"), f.label("x")]) {
    const tried = [word, `${word}–${word.slice(1)}`, `${word}x`];
    expect(tried.map((one) => takes(schema, one))).toEqual([true, true, false]);
  }
});

test.each([
  ["ile-trwa-2", true],
  ["2", true],
  ["Ile", false],
  ["a-", false],
  ["-a", false],
  ["a--b", false],
  ["ą", false],
  ["a b", false],
])("a short name: %s, %s", (name, isRight) => {
  expect(takes(f.id("x"), name)).toBe(isRight);
});

test.each([
  ["https://example.org", true],
  ["https://example.org/a?b=1#c", true],
  ["https://example.org/kontakt@firma", true],
  ["http://example.org", false],
  ["https://kontakt@example.org", false],
  ["https://localhost", false],
  ["https://example.org/?fbclid=1", false],
])("the address of another site: %s, %s", (address, isRight) => {
  expect(takes(f.webAddress("x"), address)).toBe(isRight);
});

test("an address that begins with www gets its protocol, whatever its capitals, and loses what tracks", () => {
  const complete = (typed: string) => f.complete(f.webAddress("x"), typed);
  expect(complete("WWW.example.org/?fbclid=1")).toBe("https://WWW.example.org/");
  expect(complete("https://www.example.org")).toBe("https://www.example.org");
  expect(f.complete(f.text("x"), "www.example.org")).toBe("www.example.org");
});

test.each<[string, z.ZodType, right: unknown[], wrong: unknown[]]>([
  ["degrees", f.degrees("x", 14, 20), [14, 18.6466, 20], [13.99, 20.01, "18"]],
  ["a whole number", f.wholeNumber("x", 1, 99), [1, 99], [0, 1.5, 100, "1"]],
  ["a day", f.date("x"), ["2026-02-28"], ["2026-02-29", "28.02.2026", "2026-2-8", ""]],
  ["a choice", f.choice("Side", "x", { lewa: "l", prawa: "p" }), ["lewa", "prawa"], ["Lewa", ""]],
  ["a list", f.list(f.text("x"), "x"), [[], ["a"]], ["a", [""]]],
  ["a reference", f.reference("Tree", "x"), ["/oak"], ["", " "]],
])("%s takes %j and not %j", (_, schema, right, wrong) => {
  expect(right.filter((value) => !takes(schema, value))).toEqual([]);
  expect(wrong.filter((value) => takes(schema, value))).toEqual([]);
});

test("an address that tracks visitors is told with the one that does not", () => {
  const { error } = f.webAddress("x").safeParse("https://example.org/?fbclid=1");
  expect(error?.issues).toMatchObject([
    { params: { code: "trackedAddress", params: { right: "https://example.org/" } } },
  ]);
});
