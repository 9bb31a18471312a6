import type { BuildArgs } from "gatsby";
import { parse } from "node-html-parser";
import { NOTICES } from "../layout/notices/notice-days";
import { describeSite } from "./describe-site";

const answer = {
  data: {
    company: { brand: "Bór", tagline: "Lasy", email: "a@example.org" },
    labels: { rehearsal: "Próba." },
    allRedirect: { nodes: [] },
  },
};
const args = { graphql: () => Promise.resolve(answer) } as unknown as BuildArgs;

test("who has no script does not see yesterday's notice", async () => {
  const document = parse(
    `<section id="${NOTICES}"><p data-days="2020-01-01/2020-01-02">Urlop</p></section>`,
  );
  const { changes = [] } = await describeSite(args);
  for (const change of changes) change(document, "/");
  expect(document.querySelector("p")?.hasAttribute("hidden")).toBe(true);
});

test("a rehearsal's pages say so, in the content's words", async () => {
  process.env.PUBLISH_REHEARSAL = "1";
  const { changes = [], noIndex } = await describeSite(args);
  delete process.env.PUBLISH_REHEARSAL;
  const document = parse("<html><head></head><body></body></html>");
  for (const change of changes) change(document, "/");
  expect(document.querySelector("body")?.textContent).toBe("Próba.");
  expect(noIndex).toBe(true);
  expect((await describeSite(args)).noIndex).toBe(false);
});
