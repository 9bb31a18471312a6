import { folderWith } from "../../../e2e/support/server/site";
import { differences } from "./compare-builds";

/** A build with its own id and runtime. */
const build = (id: string, files: Record<string, string>) =>
  folderWith({
    "page-data/app-data.json": JSON.stringify({ webpackCompilationHash: id }),
    [`webpack-runtime-${id}.js`]: `run("${id}")`,
    _headers: `script-src 'self' 'sha256-${id}='`,
    ...files,
  });
const [first, second] = ["0ecb954e7a95fe6762c2", "531253cce8b453aab614"];
const page = (id: string, text: string) =>
  `<script>id="${id}"</script><script src="/webpack-runtime-${id}.js"></script><p>${text}</p>`;

test("names what differs, shows where, and forgives what a former build has left", () => {
  const known = build(first, {
    "a/same.txt": "x",
    "b.html": "<p>dąb</p>",
    "c.txt": "1",
    "old.js": "",
  });
  const fresh = build(first, {
    "a/same.txt": "x",
    "b.html": "<p>buk</p>",
    "c.txt": "12",
    "new.js": "",
  });
  expect(differences(known, fresh)).toEqual([
    'b.html differs at byte 3:\n    "<p>dąb</p>"\n    "<p>buk</p>"',
    'c.txt differs at byte 1:\n    "1"\n    "12"',
    "new.js is missing in the first build",
  ]);
});

test("builds that differ in their ids and days alone are the same, compressed copies too", () => {
  const files = (id: string, day: string) => ({
    "b.html": page(id, "Dąb"),
    "b.html.br": `compressed ${id}`,
    "security.txt": `Contact: a\nExpires: ${day}\nCanonical: b`,
  });
  const known = build(first, files(first, "2027-11-20T00:00:00.000Z"));
  const fresh = build(second, files(second, "2027-11-21T00:00:00.000Z"));
  expect(differences(known, fresh)).toEqual([]);
});

test("an id does not hide another difference, nor one source two compressions", () => {
  const known = build(first, { "b.html": page(first, "Dąb"), "c.css": "a", "c.css.gz": "one" });
  const fresh = build(second, { "b.html": page(second, "Buk"), "c.css": "a", "c.css.gz": "other" });
  expect(differences(known, fresh).map((line) => line.split(" ")[0])).toEqual([
    "b.html",
    "c.css.gz",
  ]);
});
