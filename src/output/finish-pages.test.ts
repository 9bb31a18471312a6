/** @jest-environment node */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../../e2e/support/server/site";
import { sitePage } from "./files/search-files.fixture";
import { type BuiltPage, finishPages, type PageChange, type PageReader } from "./finish-pages";

/** As Gatsby, React and Helmet write: a parser would put some of it in another way. */
const page = `<!DOCTYPE html><html lang="pl"><head><meta charSet="utf-8"/></head><body><!-- slice-start id="a" -->
  <script
    id="b"
  >a<b</script><input disabled=""/><p class=a>Ogród&nbsp;&amp; las</p></body></html>`;

const site = () =>
  folderWith({
    "index.html": page,
    "gda\u0144sk/index.html": page,
    "404.html": page,
    "_gatsby/slices/a.html": "<script></script>",
  });

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), "utf8");

const addNote: PageChange = (document) => {
  if (document.querySelector("b")) return false;
  document.querySelector("p")?.insertAdjacentHTML("beforeend", "<b>!</b>");
  return true;
};

test("steps run in their order on each page, with what the registry says of it", () => {
  const seen: BuiltPage[] = [];
  const known = sitePage({ path: "/gdańsk" });
  const look: PageReader = (document, built) => {
    seen.push(built);
    expect(document.querySelector("b")?.text).toBe("!");
  };
  finishPages(site(), [known], { changes: [addNote], readers: [look] });
  expect(seen).toEqual([
    { path: "/404", entry: undefined },
    { path: "/gdańsk", entry: known },
    { path: "/", entry: undefined },
  ]);
});

test("a page that no step changes keeps every byte", () => {
  const folder = site();
  const { mtimeMs } = statSync(path.join(folder, "index.html"));
  expect(finishPages(folder, [], { changes: [() => false] })).toBe(0);
  expect(read(folder, "index.html")).toBe(page);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(mtimeMs);
});

test("what React leaves where its stream was cut goes", () => {
  const folder = folderWith({ "index.html": page.replace("Ogród", "Ogr\0ód") });
  expect(finishPages(folder, [], { changes: [] })).toBe(1);
  expect(read(folder, "index.html")).toBe(page);
});

test("a change is written, and not made again", () => {
  const folder = site();
  expect(finishPages(folder, [], { changes: [addNote] })).toBe(3);
  const once = read(folder, "index.html");
  expect(once).toContain("<p class=a>Ogród&nbsp;&amp; las<b>!</b></p>");
  for (const kept of ["<!DOCTYPE html>", '<!-- slice-start id="a" -->', ">a<b</script>"]) {
    expect(once).toContain(kept);
  }
  expect(finishPages(folder, [], { changes: [addNote] })).toBe(0);
  expect(read(folder, "index.html")).toBe(once);
});

test.each(["<p>Ogród", "<section><em>Ogród</section>"])(
  "a page with %s, unclosed, stops the build",
  (body) => {
    const folder = folderWith({ "index.html": `<html><body>${body}</body></html>` });
    expect(() => finishPages(folder, [], { changes: [] })).toThrow("index.html: not all elements");
  },
);

test("a step that does not know the markup stops the build and names the page", () => {
  const strange: PageChange = (_, { path: address }) => {
    if (address === "/gdańsk") throw new Error("no style element");
    return false;
  };
  expect(() => finishPages(site(), [], { changes: [strange] })).toThrow(
    "gdańsk/index.html: no style element",
  );
});
