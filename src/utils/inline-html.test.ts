import { inlineHtml } from "./inline-html";

test("takes the paragraph off and keeps links", () => {
  expect(inlineHtml('<p>Czytaj <a href="/x">to</a></p>\n')).toBe('Czytaj <a href="/x">to</a>');
});

test("turns further paragraphs into lines", () => {
  expect(inlineHtml("<p>a</p>\n<p>b</p>")).toBe("a<br>b");
});
