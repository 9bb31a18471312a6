import { folderWith } from "@typed-site/test-support/site";
import { unnamedFiles } from "./unnamed-files";

const photo = (letter: string) => `static/${letter.repeat(32)}/1a2b3/ogrod.jpg`;
const script = (name: string, letter: string) => `${name}-${letter.repeat(20)}.js`;

it("lists the hashed files that nothing leads to from a page", () => {
  const named = {
    "index.html": `<img src="/${photo("a")}"><script src="/${script("runtime", "a")}"></script>`,
    [photo("a")]: "",
    [script("runtime", "a")]: `import("chunk-" + { 7: "${"b".repeat(20)}" }[id] + ".js")`,
    [script("7", "b")]: "",
    [`${script("7", "b")}.br`]: "",
    "page-data/index/page-data.json": '{ "staticQueryHashes": ["1669316753"] }',
    "page-data/sq/d/1669316753.json": `{ "src": "/${photo("c")}" }`,
    [photo("c")]: "",
    [`app.${"d".repeat(20)}.css`]: `body { background: url(/static/${"e".repeat(32)}/las.svg) }`,
    [`static/${"e".repeat(32)}/las.svg`]: "",
    "chunk-map.json": `{ "app": ["/app.${"d".repeat(20)}.css"] }`,
    "fonts/a.woff2": "",
    "plan.svg": `<image href="/${photo("1")}"/>`,
    "manifest.webmanifest": `{ "src": "/${photo("2")}" }`,
    "feed.xml": `<link>/${photo("3")}</link>`,
    "note.txt": `/${photo("4")}`,
    ...Object.fromEntries(["1", "2", "3", "4"].map((letter) => [photo(letter), ""])),
  };
  const unnamed = {
    [photo("b")]: "",
    [`app.${"c".repeat(20)}.css`]: "",
    // Two that name each other.
    [script("8", "e")]: "f".repeat(20),
    [script("9", "f")]: "e".repeat(20),
    [`${script("9", "f")}.map`]: "",
    "page-data/sq/d/1779316753.json": `{ "src": "/${photo("d")}" }`,
    [photo("d")]: "",
  };
  const found = unnamedFiles(folderWith({ ...named, ...unnamed }));
  expect([...found].sort()).toEqual(Object.keys(unnamed).sort());
});
