import type { z } from "zod";
import { namesRule, type StyleRule, wordRule } from "@typed-site/workbench";
import { readContent } from "gatsby-plugin-typed-content";
import { content } from "../content";
import { town, townCases } from "../models/towns/town";

type TownCases = z.output<typeof townCases>;

const nominativeRule = wordRule(
  String.raw`(?:we?|na|do|od|ze?|koło|wokół|pod|nad) \{town\}`,
  "{town} jest w mianowniku; z przyimkiem wpisz {locative}",
);

/** What the house style says of the towns in a content folder. */
export function townStyle(folder: string): StyleRule[] {
  const records = content.records(readContent(folder));
  const towns = records.filter(({ model }) => model === town);
  return townRules(
    towns.flatMap(({ data }) => {
      const cases = townCases.safeParse(data);
      return cases.success ? cases.data : [];
    }),
  );
}

/** No preposition precedes a town's nominative, if its other cases differ from it. */
export const townRules = (towns: readonly TownCases[]): StyleRule[] => [
  nominativeRule,
  namesRule(
    "we?",
    new Map(
      towns
        .filter(({ name, locative }) => !locative.endsWith(` ${name}`))
        .map(({ name, locative }) => [name, `piszemy „${locative}”`]),
    ),
  ),
  namesRule(
    "do|od|ze?|koło|wokół",
    new Map(
      towns
        .filter(({ name, genitive }) => genitive !== name)
        .map(({ name, genitive }) => [name, `dopełniacz to „${genitive}”`]),
    ),
  ),
];
