import { contentFolder } from "../../../e2e/support/content/content-folder";
import { ofPresentFiles, rightContent } from "../../../e2e/support/content/content-problems";
import { formatReport } from "../../../packages/content-model/check/problem";
import { content as site } from "../../content";

// `src/models/problems/` pins the texts of all problems.

test("the small content of the fixtures has no problems", async () => {
  expect(ofPresentFiles(await site.checkFolder(contentFolder(rightContent)))).toEqual([]);
});

test("all problems of all files are reported, sorted and counted", async () => {
  const folder = contentFolder({
    ...rightContent,
    "galleries/ogrody.yaml": "title: Ogrody\nphotos: []\nopis: x\n",
    "faq.yaml": "- slug: a\n  question: Ile?\n- slug: b\n",
    "equipment.yaml": "[]\n",
  });
  expect(formatReport(ofPresentFiles(await site.checkFolder(folder)))).toMatchInlineSnapshot(`
   "content/equipment.yaml:1:1  Ten plik ma 0 wpisów, a ma mieć co najmniej 1. Dopisz 1 wpis.
   content/faq.yaml:1:3  Pytanie 1 „Ile?”: brakuje pozycji „answer”. Dopisz „answer:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Odpowiedź (Markdown).
   content/faq.yaml:3:3  Pytanie 2: brakuje pozycji „question”. Dopisz „question:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Pytanie.
   content/faq.yaml:3:3  Pytanie 2: brakuje pozycji „answer”. Dopisz „answer:”, a za dwukropkiem zwykły tekst. Opis tej pozycji: Odpowiedź (Markdown).
   content/galleries/ogrody.yaml:2:9  Galeria „Ogrody”: pozycja „photos” ma 0 wpisów, a ma mieć co najmniej 1. Dopisz 1 wpis.
   content/galleries/ogrody.yaml:3:1  Galeria „Ogrody”: nieznana pozycja „opis”. Popraw nazwę „opis” albo usuń tę pozycję.

   W treści: 6 błędów."
  `);
});

test("one error is counted in the singular, five in the genitive plural", () => {
  const problem = { file: "faq.yml", line: 1, column: 1, code: "wrongEnding" as const };
  expect(formatReport([problem])).toContain("\nW treści: 1 błąd.");
  expect(formatReport(Array<typeof problem>(5).fill(problem))).toContain("\nW treści: 5 błędów.");
});
