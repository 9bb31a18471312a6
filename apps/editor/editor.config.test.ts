import { contentFolder } from "@typed-site/test-support/content-folder";
import { ENQUIRY_ADDRESSES } from "../../src/utils/enquiry-addresses";
import { site } from "./editor.config";
import { spellingProgram } from "./server/publish/spelling";

test("the preview can be asked by this machine alone, and a form in it is answered by the editor", () => {
  const command = site.commands.preview(4000).join(" ");
  expect(command).toMatch(/ --host 127\.0\.0\.1 --port 4000$/);
  expect(site.formAddress).toBe(ENQUIRY_ADDRESSES.endpoint);
});

test("the site's check of spelling tells the editor what it has found", async () => {
  const faq = "- slug: ile\n  question: Ile trwwa praca?\n  answer: Tydzień.\n";
  const lists = { "slownik.txt": "", "wybrane-slowa.txt": "" };
  const folder = contentFolder({ ...lists, "faq.yaml": faq });
  const found = await spellingProgram(site.commands)(folder, ["faq.yaml"]);
  expect(found).toMatchObject([{ file: "faq.yaml", path: [0, "question"], words: "trwwa" }]);
}, 120_000);
