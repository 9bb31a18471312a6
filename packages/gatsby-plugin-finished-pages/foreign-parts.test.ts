import { parse } from "node-html-parser";
import { foreignParts } from "./foreign-parts";

test("a host that the policy names is no other host", () => {
  const html = '<img src="https://tile.example/1.png"><img src="//tile.example:8443/1.png">';
  const policy = { "img-src": ["'self'", "https://tile.example"] };
  expect(foreignParts(parse(html), html, policy)).toEqual([
    expect.stringContaining("//tile.example:8443/1.png"),
  ]);
});

test.each(["HTTPS://cdn.example/a.jpg", "//"])(
  "%s is another host, however it is written",
  (src) => {
    const html = `<img src="${src}">`;
    expect(foreignParts(parse(html), html, { "default-src": ["'none'"] })).toEqual([
      expect.stringContaining(`${src}"> is of another host`),
    ]);
  },
);

test("a host is named by the policy for a link without its scheme, too, and within an address there may be any", () => {
  const html =
    '<iframe src="//film.example/1"></iframe><img src="/_image?of=https://cdn.example/a.jpg">';
  const policy = { "default-src": ["'none'"], "frame-src": ["https://film.example"] };
  expect(foreignParts(parse(html), html, policy)).toEqual([]);
});
