import { createRedirects, queryOf } from "./spellings";

const moved = new Map([
  ["/stara-oferta", "/ogrodzenia"],
  ["/płoty-żywe", "/żywopłoty"],
]);
const redirect = createRedirects(["/", "/kontakt", "/gdańsk", "/łeba", "/a/b"], moved);

test.each([
  ["/kontakt/", "/kontakt"],
  ["/KONTAKT", "/kontakt"],
  ["/kontakt/index.html", "/kontakt"],
  ["/Kontakt/INDEX.HTML", "/kontakt"],
  ["/index.html", "/"],
  ["//kontakt", undefined],
  ["/gdansk", "/gdańsk"],
  ["/Gdansk/", "/gdańsk"],
  ["/GDAŃSK", "/gdańsk"],
  ["/gdańsk".normalize("NFD"), "/gdańsk"],
  ["/leba", "/łeba"],
  ["/A/B//", "/a/b"],
  ["/stara-oferta/", "/ogrodzenia"],
  ["/płoty-żywe".normalize("NFD"), "/żywopłoty"],
])("%s leads to %s", (path, target) => {
  expect(redirect(path)).toBe(target);
});

test("a page's own address and an unknown one lead nowhere", () => {
  expect(redirect("/gdańsk")).toBeUndefined();
  expect(redirect("/")).toBeUndefined();
  expect(redirect("/nie-ma")).toBeUndefined();
});

test("a request's query goes along with its question mark, whole", () => {
  expect(["/a", "/a/?", "/a/?b=1&c=?", "?b"].map(queryOf)).toEqual(["", "?", "?b=1&c=?", "?b"]);
});
