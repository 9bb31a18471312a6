import type { StyleRule } from "@typed-site/workbench";
import { townRules } from "./town-style";

const found = (rules: readonly StyleRule[], text: string) =>
  rules.flatMap((rule) => rule(text)).map(({ words }) => words);

describe("a town", () => {
  const rules = townRules([
    { name: "Puck", locative: "w Pucku", genitive: "Pucka" },
    { name: "Pruszcz Gdański", locative: "w Pruszczu Gdańskim", genitive: "Pruszcza Gdańskiego" },
    { name: "Zakopane", locative: "w Zakopane", genitive: "Zakopane" },
  ]);

  test("a preposition before the nominative is a mistake, also at a sentence's start", () => {
    const text = "Ogrody w Puck, droga do Puck. W Pruszcz Gdański jedziemy jutro.";
    expect(found(rules, text)).toEqual(["w Puck", "W Pruszcz Gdański", "do Puck"]);
  });

  test("other cases, and names whose cases are alike, pass", () => {
    expect(
      found(rules, "w Pucku, z Pucka, do Pucka, w Zakopane, do Zakopane, ogrody Puck"),
    ).toEqual([]);
  });

  test("what to write is each town's own, also where one name begins another", () => {
    const two = townRules([
      { name: "Wda", locative: "w Wdzie", genitive: "Wdy" },
      { name: "Wda Górna", locative: "w Wdzie Górnej", genitive: "Wdy Górnej" },
    ]);
    expect(two.flatMap((rule) => rule("W Wda Górna i w WDA, do Wda"))).toEqual([
      { words: "W Wda Górna", advice: "piszemy „w Wdzie Górnej”" },
      { words: "w WDA", advice: "piszemy „w Wdzie”" },
      { words: "do Wda", advice: "dopełniacz to „Wdy”" },
    ]);
  });

  test("without towns nothing is said of them", () => {
    expect(found(townRules([]), "w  Pucku, do , ze „Pucka”")).toEqual([]);
  });

  test("a thousand towns make no more rules than three", () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      name: `Wieś ${index}`,
      locative: `we Wsi ${index}`,
      genitive: `Wsi ${index}`,
    }));
    expect(townRules(many)).toHaveLength(rules.length);
  });

  test("its placeholder follows no preposition", () => {
    expect(rules.flatMap((rule) => rule("projektowanie ogrodów w {town}"))).toEqual([
      { words: "w {town}", advice: expect.stringContaining("{locative}") as string },
    ]);
    expect(found(rules, "Usługi {town}, ogrody {locative}")).toEqual([]);
  });
});
