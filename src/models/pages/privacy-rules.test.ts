// The privacy policy names everything that forms and browser store.
import { readFileSync } from "node:fs";
import { STORAGE_KEYS } from "@typed-site/enquiries/form";
import { problemsIn } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { ABOUT_FIELDS } from "../forms/about-fields";

const place = "legal/polityka-prywatnosci.yaml";

const without = (words: string) => ({
  [place]: (sampleContent()[place] ?? "").replace(words, "coś"),
});

test("a policy that names all of it", () => {
  expect(problemsIn({ [place]: sampleContent()[place] ?? "" })).toBe("");
});

test("words are named in other letters and with more blanks, too", () => {
  const policy = (sampleContent()[place] ?? "").replace("numer telefonu", "Numer  telefonu");
  expect(policy).toContain("Numer  telefonu");
  expect(problemsIn({ [place]: policy })).toBe("");
});

test.each(Object.entries(ABOUT_FIELDS))("silence about the field %s", (_name, { inPolicy }) => {
  expect(problemsIn(without(inPolicy))).toContain(
    `nie wymienia pola formularza „${inPolicy}”. Napisz w niej „${inPolicy}”`,
  );
});

test("silence about what a button reads from the device", () => {
  const readings = Object.values(ABOUT_FIELDS).flatMap(({ fromDevice }) => fromDevice ?? []);
  expect(readings).not.toEqual([]);
  for (const words of readings) {
    expect(problemsIn(without(words))).toContain(`kiedy formularz odczytuje „${words}”`);
  }
});

test("what several fields are called is missed once", () => {
  const problems = problemsIn(without("zdjęcia"));
  expect(problems.split("nie wymienia pola formularza „zdjęcia”")).toHaveLength(2);
});

test.each(Object.entries(STORAGE_KEYS))("silence about the storage key %s", (_name, key) => {
  expect(problemsIn(without(key))).toContain(`nie wymienia zapisu „${key}”`);
});

test("what a policy does not say is told where its sections are", () => {
  const [line = ""] = problemsIn(without("adres e-mail")).split("\n");
  const [, number] = /:(\d+):\d+ /.exec(line) ?? [];
  const text = (sampleContent()[place] ?? "").split("\n");
  expect(text.slice(0, Number(number)).join("\n")).toMatch(/^sections:/m);
});

test("Gatsby writes under the keys that are told", () => {
  const scroll = require.resolve("gatsby-react-router-scroll/session-storage");
  expect(readFileSync(scroll, "utf8")).toContain(`"${STORAGE_KEYS.scroll}"`);
  const app = require.resolve("gatsby/cache-dir/production-app");
  expect(readFileSync(app, "utf8")).toContain(`\`${STORAGE_KEYS.reload}\``);
});
