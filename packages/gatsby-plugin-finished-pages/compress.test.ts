import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { folderWith } from "@typed-site/test-support/site";
import { compress } from "./compress";

const decompress = { ".br": brotliDecompressSync, ".gz": gunzipSync };
const text = (word: string) => `<p>${word}</p>`.repeat(200);

const folder = folderWith({});
const page = path.join(folder, "index.html");

/** The words that browsers get to see in the copies of each encoding. */
const shown = () =>
  Object.entries(decompress).map(([ending, read]) => {
    const words = read(readFileSync(page + ending))
      .toString()
      .match(/\w{2,}/g);
    return [...new Set(words)].join();
  });

beforeEach(async () => {
  writeFileSync(page, text("before"));
  await compress(folder);
});

test("after an edit the copies hold the new text", async () => {
  writeFileSync(page, text("after"));
  await compress(folder);
  expect(shown()).toEqual(["after", "after"]);
});

test("a copy was last changed when its page was, so that browsers are told the same of both", async () => {
  const changed = new Date("2026-01-02T03:04:05Z");
  writeFileSync(page, text("after"));
  utimesSync(page, new Date("2026-03-04T05:06:07Z"), changed);
  await compress(folder);
  const times = Object.keys(decompress).map((ending) => statSync(page + ending).mtime);
  expect(times).toEqual([changed, changed]);
});

test("so they do if the file has kept its length and its time", async () => {
  const { atime, mtime } = statSync(page);
  writeFileSync(page, text("behind"));
  utimesSync(page, atime, mtime);
  await compress(folder);
  expect(shown()).toEqual(["behind", "behind"]);
});

test("a copy that a stopped build has left cut off is made anew", async () => {
  for (const ending of Object.keys(decompress)) {
    writeFileSync(page + ending, readFileSync(page + ending).subarray(0, 20));
  }
  await compress(folder);
  expect(shown()).toEqual(["before", "before"]);
});

test("the copies of a page that is as before are kept", async () => {
  const written = () => Object.keys(decompress).map((ending) => statSync(page + ending).ctimeMs);
  const before = written();
  await compress(folder);
  expect(written()).toEqual(before);
});

test("the copies of a deleted page go with it", async () => {
  rmSync(page);
  await compress(folder);
  expect(Object.keys(decompress).filter((ending) => existsSync(page + ending))).toEqual([]);
});

test("scripts are compressed as far as possible, and pages, which are many, a level less", async () => {
  const words = Array.from({ length: 2000 }, (_, index) => Math.sqrt(index)).join(" ");
  const site = folderWith({ "a.html": words, "a.js": words });
  await compress(site);
  const [page, script] = ["html", "js"].map((end) => readFileSync(path.join(site, `a.${end}.br`)));
  const [ten, eleven] = [10, 11].map((level) =>
    brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  );
  expect([page?.length, script?.length]).toEqual([ten?.length, eleven?.length]);
  expect(ten?.length).not.toBe(eleven?.length);
});

test("what is text is compressed, unless it is so small that a copy gains nothing", async () => {
  const endings = ["html", "css", "js", "json", "svg", "txt", "xml", "webmanifest"];
  const names = [...endings, "jpg", "woff2"].map((ending) => `large.${ending}`);
  const site = folderWith({ "just.txt": "a".repeat(1024), "small.txt": "a".repeat(1023) });
  for (const name of names) writeFileSync(path.join(site, name), text("word"));
  await compress(site);
  const copies = (ending: string) => readdirSync(site).filter((name) => name.endsWith(ending));
  for (const ending of Object.keys(decompress)) {
    expect(copies(ending)).toEqual(
      ["just.txt", ...endings.map((one) => `large.${one}`)].map((name) => name + ending).sort(),
    );
  }
});
