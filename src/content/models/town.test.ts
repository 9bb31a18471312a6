import type { Node } from "gatsby";
import type { ResolverContext } from "../graphql/field-resolver";
import { town } from "./town";

const towns = [
  { name: "Hel", nearby: ["Puck"] },
  { name: "Puck", nearby: ["Reda"] },
  { name: "Reda", nearby: ["Puck", "Hel"] },
  { name: "Łeba", nearby: ["Reda"] },
];

const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => null,
    findOne: () => Promise.resolve(null),
    findAll: () => Promise.resolve({ entries: towns as unknown as Node[] }),
  },
};

test("a town knows how many others name it as near", async () => {
  const times = towns.map((one) => town.derived?.timesNamed?.resolve(one, context));
  expect(await Promise.all(times)).toEqual([1, 2, 2, 0]);
});
