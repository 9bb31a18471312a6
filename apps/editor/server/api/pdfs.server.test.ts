import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { readContent, readPdf } from "gatsby-plugin-typed-content";
import { pdf } from "gatsby-plugin-typed-content/testing/pdf";
import type { AddedPdf } from "../../shared/contract";
import { ContentStore } from "../change/content-store";
import { NeedsConsent } from "../change/errors";
import { deleteFile } from "../change/save-entry";
import { tinyContent, tinyFiles } from "../tiny-content.fixture";
import { linkTargets } from "./link-targets";
import { listPdfs, pdfQuery, takePdf } from "./pdfs";

let work: string;
let content: string;
let store: ContentStore;

const PLACE = "files/wzor-umowy.pdf";
const contract = pdf({ title: "(Wzor umowy)" });

/** A file with a page, as programs make it, with a title or without one. */
async function printed(title = ""): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  if (title) document.setTitle(title);
  return Buffer.from(await document.save());
}

beforeEach(() => {
  work = mkdtempSync(path.join(os.tmpdir(), "editing-"));
  content = path.join(work, "content");
  cpSync(contentFolder(tinyFiles), content, { recursive: true });
  store = new ContentStore(tinyContent, content, work);
});
afterEach(() => rmSync(work, { recursive: true }));

const send = (bytes: Buffer, query: object = {}) =>
  takePdf(store, bytes, pdfQuery.parse(query), "Anna");
const titleOf = (answer: AddedPdf) => (answer.kind === "added" ? answer.pdf.title : "");
const list = () => listPdfs(tinyContent, content, readContent(content));

/** Lets the first answer link to the file. */
function linkToContract(): void {
  const file = path.join(content, "faq.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("answer: Tak.", 'answer: "Oto [wzór](/files/wzor-umowy.pdf)."'));
}

test("a file with a title is named after it, and offered for links with its size", async () => {
  expect(await send(contract, { name: "Umowa Kowalscy.pdf" })).toMatchObject({
    kind: "added",
    pdf: {
      place: PLACE,
      address: "/files/wzor-umowy.pdf",
      title: "Wzor umowy",
      size: "1 kB",
      uses: [],
    },
  });
  // Behind the pages.
  expect((await linkTargets(tinyContent, readContent(content), content)).at(-1)).toEqual({
    address: "/files/wzor-umowy.pdf",
    label: "Wzor umowy",
    size: "1 kB",
  });
});

test.each(["", "umowa.docx"])(
  "a file whose title is „%s” gets the one that is typed, in Polish letters",
  async (title) => {
    const untitled = await printed(title);
    expect(await send(untitled)).toEqual({ kind: "untitled" });
    expect(existsSync(path.join(content, "files"))).toBe(false);
    expect(titleOf(await send(untitled, { title: "Wzór umowy" }))).toBe("Wzór umowy");
    expect(await readPdf(readFileSync(path.join(content, PLACE)))).toMatchObject({ extras: [] });
    await expect(send(untitled, { title: "umowa.pdf" })).rejects.toThrow("nie jest tytułem");
    await expect(send(untitled, { title: "???" })).rejects.toThrow("nie jest tytułem");
  },
);

test.each([
  ["is no PDF", Buffer.from("tekst"), "nie jest plikiem PDF"],
  ["holds a script", pdf({ more: "5 0 obj\n<</A <</S /JavaScript>>>>\nendobj\n" }), "jest skrypt"],
  ["is too large", Buffer.alloc(5_000_001), "może mieć najwyżej 5 MB"],
])("a file that %s is refused by the editor's name for it", async (_, bytes, sentence) => {
  const refused = send(bytes, { name: "Umowa Kowalscy.pdf", title: "Umowa" });
  await expect(refused).rejects.toThrow(/Umowa Kowalscy\.pdf/);
  await expect(refused).rejects.toThrow(sentence);
  expect(existsSync(path.join(content, "files"))).toBe(false);
});

test("files are in the order of their titles", async () => {
  mkdirSync(path.join(content, "files"));
  for (const [index, title] of ["Zwir", "cwikla", "Dab"].entries()) {
    writeFileSync(path.join(content, `files/${index}.pdf`), pdf({ title: `(${title})` }));
  }
  expect((await list()).map(({ title }) => title)).toEqual(["cwikla", "Dab", "Zwir"]);
});

test("what comes with a file has bounds, as its field has", () => {
  expect(pdfQuery.parse({})).toEqual({ name: "plik.pdf" });
  const title = "a".repeat(120);
  expect(pdfQuery.parse({ title: ` ${title} `, name: "b".repeat(101) })).toEqual({
    title,
    name: "b".repeat(100),
  });
  expect(pdfQuery.safeParse({ title: `${title}a` }).success).toBe(false);
});

test("a file sent again is there once, and none takes the place of another of the same title", async () => {
  await send(contract);
  const first = readFileSync(path.join(content, PLACE));
  expect(await send(contract)).toMatchObject({ kind: "added", pdf: { place: PLACE } });
  const other = pdf({ title: "(Wzor umowy )" });
  await expect(send(other)).rejects.toThrow("już jest");
  expect(readFileSync(path.join(content, PLACE)).equals(first)).toBe(true);
});

test("what is left between its objects does not go along", async () => {
  const more = "5 0 obj\n<</S /Launch /F (a.exe)>>\nendobj\n5 0 obj\n[]\nendobj\n";
  await send(pdf({ title: "(Wzor umowy)", more: `%komentarz\n${more}` }));
  const written = readFileSync(path.join(content, PLACE), "latin1");
  expect(written).not.toMatch(/komentarz|Launch/);
});

test("nobody reads in a file who wrote it, where and with what, nor what is on no page", async () => {
  const info = "/Author (Jan Lis) /Keywords (tajne) /Producer (X)";
  const xmp = "5 0 obj\n<</Type /Metadata /Length 10>>\nstream\nC:/Users/J\nendstream\nendobj\n";
  const lost = "6 0 obj\n(dawny tekst)\nendobj\n";
  const catalogue =
    "1 0 obj\n<</Type /Catalog /Pages 99 0 R /Metadata 5 0 R /PieceInfo <</AI (warstwa)>>>>\nendobj\n";
  const more = `7 0 obj\n<</Title (Wzor umowy) ${info}>>\nendobj\n${catalogue}${xmp}${lost}`;
  await send(pdf({ title: "", more, trailer: " /Info 7 0 R" }));
  const document = await PDFDocument.load(readFileSync(path.join(content, PLACE)), {
    updateMetadata: false,
  });
  const all = document.context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(all.join("\n")).not.toMatch(/Jan|tajne|Users|dawny|warstwa|Producer/);
  expect(all.join("\n")).toContain("Wzor umowy");
});

test("a file that is replaced keeps its address, and its title where the new one has none", async () => {
  await send(contract);
  linkToContract();
  const place = PLACE;
  expect(await send(await printed(), { place })).toMatchObject({
    kind: "added",
    pdf: {
      place,
      title: "Wzor umowy",
      uses: [
        {
          file: "faq.yaml",
          path: [0, "answer"],
          label: expect.stringMatching(/Pytanie.*Odpowiedź/) as string,
        },
      ],
    },
  });
  expect(titleOf(await send(pdf({ title: "(Nowa umowa)" }), { place }))).toBe("Nowa umowa");
  expect(await tinyContent.checkFolder(content)).toEqual([]);
});

test("nothing but a PDF file is replaced", async () => {
  for (const place of ["company.yaml", "files/../company.yaml", "files/nie-ma.pdf"]) {
    await expect(send(contract, { place })).rejects.toThrow("już nie ma");
  }
  expect(readFileSync(path.join(content, "company.yaml"), "utf8")).toBe(tinyFiles["company.yaml"]);
});

test("a file is deleted with the links to it, once that is agreed", async () => {
  await send(contract);
  linkToContract();
  const asked = await deleteFile(store, { file: PLACE }, "Anna").catch((error: unknown) => error);
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question.ask).toContain("plik „wzor-umowy.pdf”");
  expect(asked.question.places).toEqual([expect.stringContaining("Odpowiedź")]);
  await deleteFile(store, { file: PLACE, agreed: asked.question.places }, "Anna");
  expect(await list()).toEqual([]);
  expect(readFileSync(path.join(content, "faq.yaml"), "utf8")).toContain("answer: Oto wzór.");
  expect(await tinyContent.checkFolder(content)).toEqual([]);
});

test("a file that somebody else has replaced is neither replaced nor deleted unseen", async () => {
  await send(contract);
  const [{ version } = { version: "" }] = await list();
  const other = pdf({ title: "(Nowa umowa)" });
  await send(other, { place: PLACE, version });
  const replaced = readFileSync(path.join(content, PLACE));
  await expect(send(contract, { place: PLACE, version })).rejects.toThrow("ktoś już zamienił");
  const request = { file: PLACE, base: version, agreed: [] };
  const asked = await deleteFile(store, request, "Anna").catch((error: unknown) => error);
  if (!(asked instanceof NeedsConsent)) throw asked;
  expect(asked.question.places).toEqual([expect.stringContaining("teraz jest tu inny plik")]);
  expect(readFileSync(path.join(content, PLACE)).equals(replaced)).toBe(true);
});
