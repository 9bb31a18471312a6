import { contentFolder } from "../../../e2e/support/content/content-folder";
import { QueryContent } from "../../../e2e/support/content/query-content";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { readContent } from "../../../packages/content-model/read/read-content";

interface Answer {
  trust: { points: { icon: string; title: string; body: { html: string } }[] };
}

const trust = `heading: Na co możesz liczyć
insurance: { title: Ubezpieczenie, body: "Do {sum} w {insurer}." }
answer: { title: Odpowiedź, body: "Odpowiadamy {responseTime}." }
team: { title: Ludzie, body: "Przyjeżdża {roles}." }
further:
  - { icon: sheet, title: Wycena, body: "Pisz na {email}." }
`;

const facts = `insurance: { sum: 500 000 zł, insurer: PZU }
responseTime: jutro
people:
  - { name: A, role: dendrolog, qualification: Q }
  - { name: B, role: arborysta, qualification: Q }
  - { name: C, role: dendrolog, qualification: Q }
`;

/** The points of the block, where the company has told some things of itself. */
async function pointsWith(told: string): Promise<string[][]> {
  const files = sampleContent();
  const company = `${files["company.yaml"] ?? ""}${told}`;
  const folder = contentFolder({ ...files, "company.yaml": company, "trust.yaml": trust });
  const answer = (await new QueryContent(readContent(folder)).query("pages/index.tsx")) as Answer;
  return answer.trust.points.map(({ icon, title, body }) => [
    icon,
    title,
    body.html
      .replace(/<[^<>]*>/g, "")
      .replace(/\u00a0|&nbsp;/g, " ")
      .trim(),
  ]);
}

test("the points take what the company tells of itself, each role once", async () => {
  expect(await pointsWith(facts)).toEqual([
    ["shield", "Ubezpieczenie", "Do 500 000 zł w PZU."],
    ["clock", "Odpowiedź", "Odpowiadamy jutro."],
    ["person", "Ludzie", "Przyjeżdża dendrolog, arborysta."],
    ["sheet", "Wycena", "Pisz na biuro@firma.example."],
  ]);
});

test("a point about something that is not told is left out", async () => {
  expect(await pointsWith("responseTime: jutro\n")).toEqual([
    ["clock", "Odpowiedź", "Odpowiadamy jutro."],
    ["sheet", "Wycena", "Pisz na biuro@firma.example."],
  ]);
  expect(await pointsWith("")).toEqual([["sheet", "Wycena", "Pisz na biuro@firma.example."]]);
});
