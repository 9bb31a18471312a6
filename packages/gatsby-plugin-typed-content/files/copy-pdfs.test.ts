import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { tinyContent } from "../check/tiny-content.fixture";
import { definitionOf } from "../definition";
import { polish } from "../languages/polish";
import { pdf } from "../testing/pdf";
import { copyPdfs } from "./copy-pdfs";
import { addressOfPdf, isPdfPlace, placeOfPdf } from "./site-pdfs";

const umowa = pdf({ title: "(Umowa)" });

function folders() {
  const folder = contentFolder({
    "content/files/umowa.pdf": umowa,
    "content/files/wzory/cennik.pdf": pdf({ title: "(Cennik)" }),
    "content/files/skrypt.pdf": pdf({ more: "5 0 obj\n<</A <</S /JavaScript>>>>\nendobj\n" }),
    "content/files/notatki.txt": "Tego nikt nie zobaczy.",
  });
  return { from: path.join(folder, "content"), site: path.join(folder, "public") };
}

test("the PDF files of a content are listed with address, title and size", async () => {
  expect(await tinyContent.pdfs(folders().from)).toEqual([
    {
      address: "/files/umowa.pdf",
      file: "files/umowa.pdf",
      title: "Umowa",
      bytes: umowa.length,
      size: "1 kB",
    },
    expect.objectContaining({ address: "/files/wzory/cennik.pdf", title: "Cennik" }),
  ]);
});

test("visitors get the files of the content at their addresses, and nothing else", async () => {
  const { from, site } = folders();
  await copyPdfs(tinyContent, from, site);
  expect(readFileSync(path.join(site, "files/umowa.pdf"))).toEqual(umowa);
  expect(existsSync(path.join(site, "files/wzory/cennik.pdf"))).toBe(true);
  expect(existsSync(path.join(site, "files/skrypt.pdf"))).toBe(false);
  expect(existsSync(path.join(site, "files/notatki.txt"))).toBe(false);
});

test("a file that was changed or deleted is so for visitors, too", async () => {
  const { from, site } = folders();
  await copyPdfs(tinyContent, from, site);
  rmSync(path.join(from, "files/umowa.pdf"));
  const other = pdf({ title: "(Cennik 2027)" });
  writeFileSync(path.join(from, "files/wzory/cennik.pdf"), other);
  await copyPdfs(tinyContent, from, site);
  expect(existsSync(path.join(site, "files/umowa.pdf"))).toBe(false);
  expect(readFileSync(path.join(site, "files/wzory/cennik.pdf"))).toEqual(other);
});

test("a content without files is fine", async () => {
  const { from, site } = folders();
  rmSync(path.join(from, "files"), { recursive: true });
  mkdirSync(site);
  await copyPdfs(tinyContent, from, site);
  expect(await tinyContent.pdfs(from)).toEqual([]);
});

test("a file that is the same keeps its time, so that browsers need not load it again", async () => {
  const { from, site } = folders();
  const place = path.join(from, "files/umowa.pdf");
  utimesSync(place, 1_700_000_000, 1_700_000_000);
  await copyPdfs(tinyContent, from, site);
  expect(statSync(path.join(site, "files/umowa.pdf")).mtimeMs).toBe(1_700_000_000_000);
});

test("a file that is too large is not even read: Node can read no more than two gigabytes", async () => {
  const { from, site } = folders();
  const place = path.join(from, "files/film.pdf");
  writeFileSync(place, "%PDF-1.7");
  // Takes no room on the disk.
  truncateSync(place, 3e9);
  await copyPdfs(tinyContent, from, site);
  expect(existsSync(path.join(site, "files/film.pdf"))).toBe(false);
  expect(existsSync(path.join(site, "files/umowa.pdf"))).toBe(true);
  rmSync(place);
});

test("a site without files copies none, and has no folder for them", async () => {
  const { from, site } = folders();
  await copyPdfs({ ...tinyContent, filesAddress: undefined }, from, site);
  expect(existsSync(site)).toBe(false);
});

test("a file's address has its name, with letters as addresses have them; what only begins like the folder is another", () => {
  const site = definitionOf({ language: polish, models: [], filesAddress: "/files" });
  expect(addressOfPdf(site, "files/cennik-ogrodów.pdf".normalize("NFD"))).toBe(
    "/files/cennik-ogrodów.pdf",
  );
  expect(placeOfPdf(site, "/files/a/b.pdf")).toBe("files/a/b.pdf");
  expect([placeOfPdf(site, "/files"), placeOfPdf(site, "/files-old/a.pdf")]).toEqual([
    undefined,
    undefined,
  ]);
  expect(["files/a.pdf", "files-old/a.pdf"].map(isPdfPlace)).toEqual([true, false]);
  const without = definitionOf({ language: polish, models: [] });
  expect([addressOfPdf(without, "files/a.pdf"), placeOfPdf(without, "/files/a.pdf")]).toEqual([
    undefined,
    undefined,
  ]);
});
