import { mkdirSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { pdf } from "../testing/pdf";
import { isPdfState, readMedia, readPdfs } from "./read-pdfs";

test("each PDF file is read, however deep it lies and its ending is written; a folder called like one is none", async () => {
  const folder = contentFolder({
    "files/Umowa.PDF": pdf({ title: "(Umowa)" }),
    "files/wzory/cennik.pdf": "Szanowni Państwo",
    "files/notatki.txt": "%PDF-1.7",
    "files/umowa.pdf.txt": "%PDF-1.7",
  });
  mkdirSync(path.join(folder, "files/archiwum.pdf"));
  const pdfs = await readPdfs(folder);
  expect([...pdfs.keys()].sort()).toEqual(["files/Umowa.PDF", "files/wzory/cennik.pdf"]);
  expect(pdfs.get("files/wzory/cennik.pdf")).toMatchObject({ unread: "pdfNone" });
  const media = await readMedia(folder);
  const found = [...media].flatMap(([file, state]) => (isPdfState(state) ? file : []));
  expect(found.sort()).toEqual([...pdfs.keys()].sort());
  expect(media.get("files/archiwum.pdf")).toBe("folder");
});
