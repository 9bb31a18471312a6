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
    expect(found(rules, text)).toEqual(["w Puck", "do Puck", "W Pruszcz Gdański"]);
  });

  test("other cases, and names whose cases are alike, pass", () => {
    expect(found(rules, "w Pucku, z Pucka, do Pucka, w Zakopane, ogrody Puck")).toEqual([]);
  });

  test("its placeholder follows no preposition", () => {
    expect(found(rules, "projektowanie ogrodów w {town}")).toEqual(["w {town}"]);
    expect(found(rules, "Usługi {town}, ogrody {locative}")).toEqual([]);
  });
});
