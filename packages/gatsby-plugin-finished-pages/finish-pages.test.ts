import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { finishPages, type PageChange } from "./finish-pages";

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

test("each page is read once its changes are made, and known by its address", () => {
  const facts = finishPages(site(), [addNote], (document) => document.querySelector("b")?.text);
  expect(Object.fromEntries(facts)).toEqual({ "/404": "!", "/gdańsk": "!", "/": "!" });
});

test("each file of a page that has two is finished, as other servers send the other", () => {
  const folder = folderWith({ "404.html": page, "404/index.html": page });
  finishPages(folder, [addNote], readNothing);
  expect(read(folder, "404.html")).toContain("<b>!</b>");
  expect(read(folder, "404/index.html")).toContain("<b>!</b>");
});

test("a page that no change concerns keeps every byte", () => {
  const folder = site();
  const { mtimeMs } = statSync(path.join(folder, "index.html"));
  finishPages(folder, [], readNothing);
  expect(read(folder, "index.html")).toBe(page);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(mtimeMs);
});

test("what React leaves where its stream was cut goes", () => {
  const folder = folderWith({ "index.html": page.replace("Ogród", "Ogr\0ód\0") });
  finishPages(folder, [], readNothing);
  expect(read(folder, "index.html")).toBe(page);
});

test("a change is written, and not made again", () => {
  const folder = site();
  finishPages(folder, [addNote], readNothing);
  const once = read(folder, "index.html");
  const { mtimeMs } = statSync(path.join(folder, "index.html"));
  expect(once).toContain("<p class=a>Ogród&nbsp;&amp; las<b>!</b></p>");
  for (const kept of ["<!DOCTYPE html>", '<!-- slice-start id="a" -->', ">a<b</script>"]) {
    expect(once).toContain(kept);
  }
  finishPages(folder, [addNote], readNothing);
  expect(read(folder, "index.html")).toBe(once);
  expect(statSync(path.join(folder, "index.html")).mtimeMs).toBe(mtimeMs);
});

describe("pages that an earlier build has finished", () => {
  /** The files of the pages that a build reads, which also finishes what it reads. */
  function build(folder: string, finished: Parameters<typeof finishPages<string>>[4], by: string) {
    const parsed: string[] = [];
    const note: PageChange = (document, address) => {
      parsed.push(address);
      addNote(document, address);
    };
    const facts = finishPages(folder, [note], () => "read", undefined, finished, by);
    return { parsed, facts };
  }

  test("are not parsed again, and what was read of them is known, until they or what finishes them change", () => {
    const folder = site();
    const finished = new Map<string, never>();
    const all = ["/404", "/gdańsk", "/"];
    expect(build(folder, finished, "a").parsed).toEqual(all);
    const { parsed, facts } = build(folder, finished, "a");
    expect(parsed).toEqual([]);
    expect([...facts]).toEqual(all.map((address) => [address, "read"]));
    writeFileSync(path.join(folder, "index.html"), page.replace("Ogród", "Park"));
    expect(build(folder, finished, "a").parsed).toEqual(["/"]);
    expect(read(folder, "index.html")).toContain("las<b>!</b>");
    expect(build(folder, finished, "b").parsed).toEqual(all);
    expect(build(folder, finished, "b").parsed).toEqual([]);
  });

  test("are forgotten with their files", () => {
    const folder = site();
    const finished = new Map<string, never>();
    build(folder, finished, "a");
    rmSync(path.join(folder, "404.html"));
    expect([...build(folder, finished, "a").facts.keys()]).toEqual(["/gdańsk", "/"]);
    expect(finished.size).toBe(2);
  });
});

test("a change of what React has rendered is written like any other", () => {
  const app = (words: string) => `<div id="___gatsby"><p class="b">${words}<br></p></div>`;
  const folder = folderWith({ "index.html": `<html><body>${app("x")}</body></html>` });
  const change: PageChange = (document) => {
    document.querySelector("p")?.insertAdjacentHTML("afterbegin", "<b>!</b>");
  };
  finishPages(folder, [change], readNothing);
  expect(read(folder, "index.html")).toBe(`<html><body>${app("<b>!</b>x")}</body></html>`);
});

test.each(["<p>Ogród", "<section><em>Ogród</section>"])(
  "a page with %s, unclosed, stops the build",
  (body) => {
    const folder = folderWith({ "index.html": `<html><body>${body}</body></html>` });
    expect(() => finishPages(folder, [], readNothing)).toThrow("index.html: not all elements");
  },
);

test.each([
  ['<script async src="https://cdn.example/a.js"></script>', "script-src 'self'"],
  ['<script src="//cdn.example/a.js"></script>', "script-src 'self'"],
  ['<link rel="stylesheet" href="http://cdn.example/a.css">', "style-src 'self'"],
  ['<img src="https://cdn.example/a.jpg">', "img-src 'self' data:"],
  ['<iframe src="https://film.example/1"></iframe>', "default-src 'none'"],
])(
  "what is of another host stops the build, with its line and what forbids it: %s",
  (part, directive) => {
    const folder = folderWith({
      "index.html": `<html>\n<body>\n<p>Ogród</p>${part}</body></html>`,
    });
    const build = () => finishPages(folder, [], readNothing);
    expect(build).toThrow(/^index\.html: line 3: <.*example.*> is of another host/);
    expect(build).toThrow(`(${directive})`);
  },
);

test("a file of somebody's own stays as it is, and is looked at for the same", () => {
  const own = "google-site-verification: google1a2b.html";
  const folder = folderWith({ "index.html": page, "google1a2b.html": own });
  expect([...finishPages(folder, [addNote], readNothing).keys()]).toEqual(["/"]);
  expect(read(folder, "google1a2b.html")).toBe(own);
  const script = '<p>Kampania\n<script src="https://cdn.example/a.js"></script>';
  // No page, and no more than a part of one.
  const others = { "przykład.txt": script, "_gatsby/slices/a.html": script };
  finishPages(folderWith({ "index.html": page, ...others }), [], readNothing);
  const broken = folderWith({ "index.html": page, "kampania.html": script });
  expect(() => finishPages(broken, [], readNothing)).toThrow(
    /^kampania\.html: line 2: .*cdn\.example/,
  );
});

test("a link to another host, and a picture of the site itself, stop nothing", () => {
  const body = '<a href="https://mapa.example">Mapa</a><img src="/a.jpg"><img src="data:,">';
  const folder = folderWith({ "index.html": `<html><body>${body}</body></html>` });
  expect(() => finishPages(folder, [], readNothing)).not.toThrow();
});

test("a step that does not know the markup stops the build and names the page", () => {
  const strange: PageChange = (_, address) => {
    if (address === "/gdańsk") throw new Error("no style element");
  };
  expect(() => finishPages(site(), [strange], readNothing)).toThrow(
    "gdańsk/index.html: no style element",
  );
});
