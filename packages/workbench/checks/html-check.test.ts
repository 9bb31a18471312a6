import type { BuiltPage } from "./built-pages";
import { htmlFindings } from "./html-check";

const page = (body: string): BuiltPage => ({
  path: "/strona",
  file: "strona/index.html",
  html: `<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><title>Strona</title></head><body>${body}</body></html>`,
});

it("finds nothing on a good page", async () => {
  const picture = '<img src="/a.jpg" alt="Ogród" width="3" height="2">';
  expect(await htmlFindings(page(`<main><h1>Ogród</h1>${picture}</main>`))).toEqual([]);
});

it("finds nothing in what React, Helmet and the content write, nor in the scripts of the site itself", async () => {
  const { html } = page(`<nav><a href="/">A</a></nav><nav hidden=""><a href="/">A</a></nav><main>
    <h1>Ogród</h1><br/><img srcSet="/a.jpg 1x" src="/a.jpg" alt="Ogród" width="3" height="2"/>
    <ul aria-label="Usługi"><li><a href="/a.pdf" download="">Cennik</a></li></ul>
    <label>Imię <input name="a" disabled="" required=""/></label></main>
    <script src="/a.js" async=""></script>`);
  const title = `<title>${"Zakładanie ogrodów ".repeat(5)}</title>`;
  const written = html.replace("<title>Strona</title>", title).replace("charset", "charSet");
  expect(await htmlFindings({ ...page(""), html: written })).toEqual([]);
});

it.each([
  ["a picture without its size", '<img src="/a.jpg" alt="Ogród">', "element-required-attributes"],
  ["an id that is used twice", '<p id="a">x</p><p id="a">y</p>', "no-dup-id"],
  ["a heading without words", "<main><h1></h1></main>", "empty-heading"],
  [
    "what nobody sees and the keyboard reaches",
    '<a href="/" aria-hidden="true">x</a>',
    "hidden-focusable",
  ],
  ["an element that the standard does not know", "<ogrod></ogrod>", "element"],
  ["a field without a label", '<input type="text">', "input-missing-label"],
])("finds %s", async (_, body, rule) => {
  expect((await htmlFindings(page(body))).join("\n")).toContain(rule);
});
