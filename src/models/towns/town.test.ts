import type { Node } from "gatsby";
import { Definition } from "../../../packages/content-model/definition";
import {
  ContentNodes,
  type ResolverContext,
} from "../../../packages/content-model/graphql/content-nodes";
import { models } from "..";
import { companyPlaceholders } from "../company/company-words";
import { town } from "./town";

const towns = [
  { name: "Hel", nearby: ["Puck"] },
  { name: "Puck", nearby: ["Reda"] },
  { name: "Reda", nearby: ["Puck", "Hel"] },
  { name: "Łeba", nearby: ["Reda"] },
];

const nodes = (context: ResolverContext) =>
  new ContentNodes(new Definition({ models, placeholders: companyPlaceholders }), context);

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => null,
    findOne: () => Promise.resolve(null),
    findAll: () => Promise.resolve({ entries: towns as unknown as Node[] }),
  },
};

test("a town knows how many others name it as near", async () => {
  const times = towns.map((one) => town.derived?.timesNamed?.resolve(one, nodes(context)));
  expect(await Promise.all(times)).toEqual([1, 2, 2, 0]);
});

test("what all towns' pages share may name the company, too", async () => {
  const singles: Record<string, object> = {
    TownPage: {
      heroTitle: "{brand} {locative}",
      pitch: "Zadzwoń: {phone}",
      distance: "{brand}: {km} km {direction}",
      directions: Array<string>(8).fill("stąd"),
    },
    Company: { brand: "Bór", email: "a@b.pl", phones: [{ id: "quotes", number: "+48 1" }] },
    Town: { name: "Reda", lat: 54.6, lon: 18.35 },
  };
  const asking: ResolverContext = {
    nodeModel: {
      ...context.nodeModel,
      findOne: ({ type }) => Promise.resolve((singles[type] ?? null) as Node | null),
    },
  };
  const hel = { name: "Hel", locative: "w Helu", nearby: ["Reda"], lat: 54.61, lon: 18.8 };
  const ask = (field: string) => town.derived?.[field]?.resolve(hel, nodes(asking));
  expect(await ask("headline")).toBe("Bór w\u00a0Helu");
  expect(await ask("pitch")).toBe("Zadzwoń: +48 1");
  expect(await ask("neighbours")).toMatchObject([
    { distance: expect.stringMatching(/^Bór: \d+\u00a0km stąd$/) as string },
  ]);
});
