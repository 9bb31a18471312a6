import {
  addressOfFile,
  addressOfHtml,
  addressOfName,
  fullAddress,
  isPageFile,
  nameOfFile,
  pathOf,
  slug,
  withoutAnchor,
} from "./addresses";

test("the path of an address is decoded, and what cannot be decoded is none", () => {
  expect(pathOf("/gda%C5%84sk?x=1")).toBe("/gdańsk");
  expect(pathOf("/%zz")).toBeUndefined();
});

test("the place of a service file is its address", () => {
  expect(addressOfFile("services/oczyszczanie-terenu/mulczer-lesny.yaml")).toBe(
    "/oczyszczanie-terenu/mulczer-lesny",
  );
  expect(addressOfFile("services/prace-ziemne/index.yaml")).toBe("/prace-ziemne");
  expect(addressOfFile("services/ogrodzenia.yaml")).toBe("/ogrodzenia");
  expect(addressOfFile("services/prace/index-cen.yml")).toBe("/prace/index-cen");
});

test("a town's address keeps its diacritics, composed", () => {
  expect(addressOfName("Pruszcz Gdański")).toBe("/pruszcz-gdański");
  expect(addressOfName("Łeba")).toBe("/łeba");
  expect(addressOfName("Gdańsk".normalize("NFD"))).toBe("/gdańsk".normalize("NFC"));
});

test("a file's name has plain letters, and is what other files call it", () => {
  expect(slug("Trawa Żółta_z łąki.JPG")).toBe("trawa-zolta-z-laki-jpg");
  expect(nameOfFile("galleries/realizacje.yaml")).toBe("realizacje");
  expect(nameOfFile("a/b/gdan\u0301sk.yml")).toBe("gdańsk");
});

test("a built file is the page that it holds", () => {
  expect(addressOfHtml("index.html")).toBe("/");
  expect(addressOfHtml("404.html")).toBe("/404");
  expect(addressOfHtml("a/index/index.html")).toBe("/a/index");
  expect(addressOfHtml("gdańsk/index.html".normalize("NFD"))).toBe("/gdańsk");
});

test("a file's name begins and ends with a letter or digit", () => {
  expect(slug("„Dąb – i buk”!")).toBe("dab-i-buk");
});

test("names of two words have one hyphen between them, however they were typed", () => {
  expect(addressOfName(" Pruszcz \u00a0Gdański ")).toBe("/pruszcz-gdański");
  expect(addressOfName("Nowy Dwór Gdański")).toBe("/nowy-dwór-gdański");
});

test.each([
  ["index.html", true],
  ["gdańsk/index.html", true],
  ["404.html", true],
  ["404/index.html", true],
  ["google1a2b.html", false],
  ["myindex.html", false],
  ["a/404.html", false],
  ["index.html.br", false],
])("%s is a page: %s", (file, isPage) => {
  expect(isPageFile(file)).toBe(isPage);
});

test.each([
  ["/a#b?c", "/a"],
  ["/a?b#c", "/a"],
  ["/", "/"],
  ["", ""],
  ["#tresc", "#tresc"],
  ["/gdan\u0301sk", "/gdańsk"],
])("%s without query and place is %s", (address, page) => {
  expect(withoutAnchor(address)).toBe(page);
});

test("for other sites an address is whole, composed and encoded", () => {
  expect(fullAddress("https://a.example", "/gdan\u0301sk")).toBe("https://a.example/gda%C5%84sk");
});
