// Names that look like content files and are none.
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../../e2e/support/content/content-folder";
import { ofPresentFiles, rightContent } from "../../../e2e/support/content/content-problems";
import { formatReport } from "../../../packages/content-model/check/problem";
import { content as site } from "../../content";

const check = async (folder: string) =>
  formatReport(ofPresentFiles(await site.checkFolder(folder)));

test("a folder with the name of a file", async () => {
  const folder = contentFolder(rightContent);
  rmSync(path.join(folder, "faq.yaml"));
  mkdirSync(path.join(folder, "faq.yaml"));
  expect(await check(folder)).toMatchInlineSnapshot(`
   "content/faq.yaml:1:1  To nie jest plik, choć ma taką nazwę. Jeśli to folder, zmień mu nazwę na taką bez „.yaml” albo go usuń.

   W treści: 1 błąd."
  `);
});

test("a link to a file that is gone", async () => {
  const folder = contentFolder(rightContent);
  symlinkSync("nie-ma.yaml", path.join(folder, "galleries/taras.yaml"));
  expect(await check(folder)).toMatchInlineSnapshot(`
   "content/galleries/taras.yaml:1:1  To jest odnośnik (skrót) do pliku, którego nie ma. Usuń go albo wstaw w to miejsce sam plik.

   W treści: 1 błąd."
  `);
});

test("no content at all", async () => {
  expect(await check(path.join(contentFolder({}), "content"))).toMatchInlineSnapshot(`
   "content/:1:1  Brakuje folderu z całą treścią strony. Wpisz w terminalu „git restore content”.

   W treści: 1 błąd."
  `);
});

test("files that editors and systems leave behind", async () => {
  const left = [
    ".#faq.yaml",
    "._faq.yaml",
    ".faq.yaml.swp",
    ".~lock.faq.yaml#",
    "faq.yaml~",
    "#faq.yaml#",
    ".DS_Store",
    "galleries/._ogrody.yaml",
    "galleries/Thumbs.db",
    ".idea/x.yaml",
  ];
  const files = Object.fromEntries(left.map((name) => [name, Buffer.from([0, 0x80, 0xff])]));
  const problems = await site.checkFolder(contentFolder({ ...rightContent, ...files }));
  expect(ofPresentFiles(problems)).toEqual([]);
});
