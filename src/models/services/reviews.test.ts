import { contentFolder } from "../../../e2e/support/content/content-folder";
import { QueryContent } from "../../../e2e/support/content/query-content";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { readContent } from "../../../packages/content-model/read/read-content";
import { content as site } from "../../content";

interface Answer {
  allReview: { nodes: { text: string }[] };
  service: { reviews: { text: string }[] };
  town: { reviews: { text: string }[] };
}

const source = "  source: { name: Google, url: https://g.example }\n";

const reviews = `- author: Ewa
  text: Trawnik w Pucku
  date: "2026-05-01"
${source}  service: /trawa-z-rolki
  town: Puck
- author: Jan
  text: Trawnik pod dalszym adresem
  date: "2026-06-01"
${source}  service: /darn
- author: Iza
  text: Ogólnie
  date: "2026-04-01"
${source}`;

const { "services/trawa-z-rolki.yaml": turf, ...others } = sampleContent();
const files = {
  ...others,
  "services/trawa-z-rolki.yaml": `${turf ?? ""}alsoAt: [/darn]\n`,
  "reviews.yaml": reviews,
};
const folder = contentFolder(files);
const content = new QueryContent(readContent(folder));

/** What a page's query answers. */
const query = async (component: string, variables?: Record<string, unknown>) =>
  (await content.query(component, variables)) as Answer;

const texts = (list: { text: string }[]) => list.map(({ text }) => text.replace(/\u00a0/g, " "));

test("reviews are content that the check accepts", async () => {
  expect(await site.checkFolder(folder)).toEqual([]);
});

test("home has all of them", async () => {
  expect(texts((await query("pages/index.tsx")).allReview.nodes)).toHaveLength(3);
});

test.each(["/trawa-z-rolki", "/darn"])(
  "a service at %s has its own, the newest first",
  async (path) => {
    const { service } = await query("templates/service.tsx", { path });
    expect(texts(service.reviews)).toEqual(["Trawnik pod dalszym adresem", "Trawnik w Pucku"]);
  },
);

test("a service and a town that nobody wrote about have none", async () => {
  const { service } = await query("templates/service.tsx", { path: "/trawa-2" });
  expect(service.reviews).toEqual([]);
  expect((await query("templates/town.tsx", { path: "/hel" })).town.reviews).toEqual([]);
});

test("a town has its own", async () => {
  const { town } = await query("templates/town.tsx", { path: "/puck" });
  expect(texts(town.reviews)).toEqual(["Trawnik w Pucku"]);
});
