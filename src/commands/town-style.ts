import type { z } from "zod";
import { type StyleRule, wordRule } from "@typed-site/workbench";
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
  ...towns.flatMap(({ name, locative, genitive }) => [
    ...(locative.endsWith(` ${name}`) ? [] : [wordRule(`we? ${name}`, `piszemy „${locative}”`)]),
    ...(genitive === name
      ? []
      : [wordRule(`(?:do|od|ze?|koło|wokół) ${name}`, `dopełniacz to „${genitive}”`)]),
  ]),
];
