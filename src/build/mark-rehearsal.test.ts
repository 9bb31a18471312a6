import { parsePage } from "@typed-site/utils/node";
import { markRehearsal } from "./mark-rehearsal";

const built =
  '<!DOCTYPE html><html lang="pl"><head><title>A</title></head><body><main>A</main></body></html>';

/** A page after some builds, each a rehearsal with its words or not. */
function after(...builds: (string | undefined)[]): string {
  const document = parsePage(built);
  for (const words of builds) markRehearsal(words)(document, "/");
  return document.toString();
}

test("a rehearsal is none for search engines, and says what it is at the top of each page, once", () => {
  const page = parsePage(after("Próba <b>.", "Próba <b>."));
  expect(page.querySelectorAll('head meta[name="robots"][content="noindex"]')).toHaveLength(1);
  expect(page.querySelectorAll("[role=note]").map(({ text }) => text)).toEqual(["Próba <b>."]);
  expect(page.querySelector("body > :first-child")?.getAttribute("role")).toBe("note");
});

test("its end takes both away", () => {
  expect(after("Próba.", undefined)).toBe(built);
});
