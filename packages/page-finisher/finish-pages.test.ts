import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../../e2e/support/server/site";
import { sitePage } from "./files/search-files.fixture";
import { type BuiltPage, finishPages, type PageChange } from "./finish-pages";

/** Markup as Gatsby, React and Helmet write it, some of which a parser would write differently. */
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

const readNothing = () => undefined;

const addNote: PageChange = (document) => {
  document.querySelector("b")?.remove();
  document.querySelector("p")?.insertAdjacentHTML("beforeend", "<b>!</b>");
};

test("steps run in their order on each page, with what the registry says of it", () => {
  const seen: BuiltPage[] = [];
  const known = sitePage({ path: "/gdańsk" });
  finishPages(site(), [known], {
    changes: [addNote],
    read: (document, built) => {
      seen.push(built);
      expect(document.querySelector("b")?.text).toBe("!");
    },
  });
  expect(seen).toEqual([
    { path: "/404", entry: undefined },
    { path: "/gdańsk", entry: known },
    { path: "/", entry: undefined },
  ]);
});

test("each file of a page that has two is finished, as other servers send the other", () => {
  const folder = folderWith({ "404.html": page, "404/index.html": page });
  finishPages(folder, [], { changes: [addNote], read: readNothing });
  expect(read(folder, "404.html")).toContain("<b>!</b>");
  expect(read(folder, "404/index.html")).toContain("<b>!</b>");
});

test("a page that no step changes keeps every byte", () => {
  const folder = site();
  const { mtimeMs } = statSync(path.join(folder, "index.html"));
  finishPages(folder, [], { changes: [], read: readNothing });
  expect(read(folder, "index.html")).toBe(page);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(mtimeMs);
});

test("what React leaves where its stream was cut goes", () => {
  const folder = folderWith({ "index.html": page.replace("Ogród", "Ogr\0ód") });
  finishPages(folder, [], { changes: [], read: readNothing });
  expect(read(folder, "index.html")).toBe(page);
});

test("a change is written, and not made again", () => {
  const folder = site();
  finishPages(folder, [], { changes: [addNote], read: readNothing });
  const once = read(folder, "index.html");
  expect(once).toContain("<p class=a>Ogród&nbsp;&amp; las<b>!</b></p>");
  for (const kept of ["<!DOCTYPE html>", '<!-- slice-start id="a" -->', ">a<b</script>"]) {
    expect(once).toContain(kept);
  }
  finishPages(folder, [], { changes: [addNote], read: readNothing });
  expect(read(folder, "index.html")).toBe(once);
});

test("a change of what React has rendered is written like any other", () => {
  const app = (words: string) => `<div id="___gatsby"><p class="b">${words}<br></p></div>`;
  const folder = folderWith({ "index.html": `<html><body>${app("x")}</body></html>` });
  const change: PageChange = (document) => {
    document.querySelector("p")?.insertAdjacentHTML("afterbegin", "<b>!</b>");
  };
  finishPages(folder, [], { changes: [change], read: readNothing });
  expect(read(folder, "index.html")).toBe(`<html><body>${app("<b>!</b>x")}</body></html>`);
});

describe("a page that an earlier build has finished", () => {
  const entries = ["/", "/gdańsk"].map((address) => sitePage({ path: address }));

  /** Builds a site twice. Returns the addresses of the pages that the second build opened, and its notes. */
  function builtAgain(
    change: (folder: string) => Partial<Parameters<typeof finishPages>[2]> | void,
    later = entries,
  ) {
    const folder = site();
    const { known } = finishPages(folder, entries, { changes: [addNote], read: () => "first" });
    const opened: string[] = [];
    const steps = {
      changes: [addNote],
      read: (_: unknown, { path: address }: BuiltPage) => {
        opened.push(address);
        return "second";
      },
      ...change(folder),
    };
    const former = JSON.parse(JSON.stringify(known)) as typeof known;
    const { notes } = finishPages(folder, later, steps, former);
    return { opened, notes: Object.fromEntries(notes) };
  }

  test("is not opened, and its notes are known", () => {
    expect(builtAgain(() => undefined)).toEqual({
      opened: [],
      notes: { "/": "first", "/gdańsk": "first", "/404": "first" },
    });
  });

  test("is opened where Gatsby has written it again", () => {
    const { opened, notes } = builtAgain((folder) => {
      writeFileSync(path.join(folder, "index.html"), page);
      utimesSync(path.join(folder, "index.html"), 1, 1);
    });
    expect(opened).toEqual(["/"]);
    expect(notes).toEqual({ "/": "second", "/gdańsk": "first", "/404": "first" });
  });

  test("is opened where the registry says something else of it", () => {
    const later = [sitePage({ path: "/" }), sitePage({ path: "/gdańsk", title: "New" })];
    expect(builtAgain(() => undefined, later).opened).toEqual(["/gdańsk"]);
  });

  test("is opened where a step makes something else of it", () => {
    expect(builtAgain(() => ({ madeOf: "other styles" })).opened).toHaveLength(3);
  });
});

test.each(["<p>Ogród", "<section><em>Ogród</section>"])(
  "a page with %s, unclosed, stops the build",
  (body) => {
    const folder = folderWith({ "index.html": `<html><body>${body}</body></html>` });
    expect(() => finishPages(folder, [], { changes: [], read: readNothing })).toThrow(
      "index.html: not all elements",
    );
  },
);

test("a step that does not know the markup stops the build and names the page", () => {
  const strange: PageChange = (_, { path: address }) => {
    if (address === "/gdańsk") throw new Error("no style element");
  };
  expect(() => finishPages(site(), [], { changes: [strange], read: readNothing })).toThrow(
    "gdańsk/index.html: no style element",
  );
});
