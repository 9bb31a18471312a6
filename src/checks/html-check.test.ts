/** @jest-environment node */
import type { BuiltPage } from "./built-pages";
import { htmlFindings, repeatedTitles } from "./html-check";

const page = (body: string, head = "<title>Strona</title>"): BuiltPage => ({
  address: "/strona",
  file: "strona/index.html",
  html: `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
});

it("finds nothing on a good page", async () => {
  const picture = '<img src="/a.jpg" alt="Ogród" width="3" height="2">';
  expect(await htmlFindings(page(`<main><h1>Ogród</h1>${picture}</main>`))).toEqual([]);
});

it.each([
  ["a picture without its size", '<img src="/a.jpg" alt="Ogród">', "element-required-attributes"],
  ["an id that is used twice", '<p id="a">x</p><p id="a">y</p>', "no-dup-id"],
  ["a field without a label", '<input type="text">', "input-missing-label"],
])("finds %s", async (_, body, rule) => {
  expect((await htmlFindings(page(body))).join("\n")).toContain(rule);
});

it("finds pages that share a title, unless one says that it is the other", () => {
  const own = page("", '<title>A</title><link rel="canonical" href="https://x.example/strona">');
  const alias = { ...own, address: "/druga" };
  const twin = { ...page("", "<title>A</title>"), address: "/trzecia" };
  expect(repeatedTitles([own, alias])).toEqual([]);
  expect(repeatedTitles([own, twin])).toHaveLength(1);
});
