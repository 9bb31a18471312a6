import type { z } from "zod";
import { f } from "gatsby-plugin-typed-content";
import { plainNodes } from "../../../e2e/support/content/plain-nodes";
import { trust } from "./trust";

interface Point {
  icon: string;
  title: string;
  body: string;
}

const block = {
  insurance: { title: "Ubezpieczenie", fact: "OC: {sum}", body: "Do {sum} w {insurer}." },
  answer: { title: "Odpowiedź", body: "Odpowiadamy {responseTime}." },
  team: { title: "Ludzie", body: "Przyjeżdża {roles}." },
  further: [{ icon: "sheet", title: "Wycena", body: "Pisz na {email}." }],
};

/** GraphQL fills in the company's address, as in every text. */
const further = ["sheet", "Wycena", "Pisz na {email}."];

const facts = {
  insurance: { sum: "500 000 zł", insurer: "PZU" },
  responseTime: "jutro",
  people: ["dendrolog", "arborysta", "dendrolog"].map((role) => ({
    name: "Jan Nowak",
    role,
    qualification: "Dyplom",
  })),
};

/** The points of the block for a company with some data. */
async function pointsWith(companyData: object): Promise<string[][]> {
  const company = { brand: "Bór", email: "biuro@firma.example", ...companyData };
  const nodes = plainNodes({ Company: [company] });
  const points = (await trust.graphql?.fields?.points?.resolve(block, nodes)) as Point[];
  return points.map(({ icon, title, body }) => [icon, title, body]);
}

test("the points take the company's data, each role once", async () => {
  expect(await pointsWith(facts)).toEqual([
    ["helmet", "Ubezpieczenie", "Do 500 000 zł w PZU."],
    ["slice", "Odpowiedź", "Odpowiadamy jutro."],
    ["climber", "Ludzie", "Przyjeżdża dendrolog, arborysta."],
    further,
  ]);
});

test("a point about missing data is left out", async () => {
  expect(await pointsWith({ responseTime: "jutro" })).toEqual([
    ["slice", "Odpowiedź", "Odpowiadamy jutro."],
    further,
  ]);
  expect(await pointsWith({})).toEqual([further]);
});

test("the few words below a heading take the company's data, too", async () => {
  const nodes = plainNodes({ Company: [facts] });
  const points = (await trust.graphql?.fields?.points?.resolve(block, nodes)) as {
    fact?: string;
  }[];
  expect(points.slice(0, 2).map(({ fact }) => fact)).toEqual(["OC: 500 000 zł", undefined]);
});

test("the words about insurance name its sum and its insurer, those below the heading the sum", () => {
  const { insurance } = trust.shape.shape as unknown as { insurance: typeof trust.shape };
  const { fact, body } = insurance.shape;
  expect([fact, body].map((field) => field && f.factsOf(field as z.ZodType).uses)).toEqual([
    ["sum"],
    ["sum", "insurer"],
  ]);
});
