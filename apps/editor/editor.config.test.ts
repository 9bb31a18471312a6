import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { ENQUIRY_ADDRESSES } from "../../src/utils/enquiry-addresses";
import { serverAddresses } from "../../src/utils/server-addresses";
import { project, site } from "./editor.config";
import { spellingProgram } from "./server/publish/spelling";

test("the preview can be asked by this machine alone, and a form in it is answered by the editor", () => {
  const gatsby = path.join(project, "node_modules/gatsby/cli.js");
  const here = ["--host", "127.0.0.1", "--port", "4000"];
  expect(site.commands.preview(4000)).toEqual([process.execPath, gatsby, "develop", ...here]);
  expect(site.formAddress).toBe(ENQUIRY_ADDRESSES.endpoint);
});

test("no page of the site can have an address of the editor, which would hide it in the preview", () => {
  expect(serverAddresses).toEqual(expect.arrayContaining(["/admin", "/logowanie", "/wyloguj"]));
});

test("the site's check of spelling tells the editor what it has found", async () => {
  const faq = "- slug: ile\n  question: Ile trwwa praca?\n  answer: Tydzień.\n";
  const lists = { "slownik.txt": "", "wybrane-slowa.txt": "" };
  const folder = contentFolder({ ...lists, "faq.yaml": faq });
  const found = await spellingProgram(site.commands)(folder, ["faq.yaml"]);
  expect(found).toMatchObject([{ file: "faq.yaml", path: [0, "question"], words: "trwwa" }]);
}, 120_000);

test("a word that an editor adds is kept, and what the law wants of the company is asked for before visitors see it", () => {
  const folder = contentFolder({ "slownik.txt": "", "company.yaml": "brand: Bór\n" });
  site.learnWord(folder, "mulczer");
  expect(readFileSync(path.join(folder, "slownik.txt"), "utf8")).toBe("mulczer\n");
  expect(site.releaseProblems(folder).map(({ file }) => file)).toContain("company.yaml");
});

test("the editor has the letters and the colours of the site", () => {
  const styles = site.styles.map((file) => readFileSync(path.join(project, file), "utf8"));
  expect(styles.join("\n")).toMatch(/@font-face[^]*--bg:/);
});
