import { generalRules, preferredWords, type StyleRule } from "./house-style";

const found = (rules: readonly StyleRule[], text: string) =>
  rules.flatMap((rule) => rule(text)).map(({ words }) => words);

test.each([
  ["spadek 2 %", "2 %"],
  ["Położenie: {percent} %", "} %"],
  ["o 30 procent więcej", "0 procent"],
  ["do 38cm w głąb", "8cm"],
  ...["mm", "km", "ha", "kg", "zł", "MB", "m", "°C"].map((unit) => [`5${unit}`, `5${unit}`]),
  ["działka 900m², głęboka", "0m"],
  ["działka 900 m2", "m2"],
  ["10 cm3 i", "cm3"],
  ["zobacz: [Więcej](/kontakt)", "[Więcej]("],
  ["[kliknij tu](/kontakt)", "[kliknij tu]("],
  ["[link](/kontakt)", "[link]("],
  ["zapytaj [tutaj](/kontakt)", "[tutaj]("],
  ["wyślij [stąd](/kontakt)", "[stąd]("],
])("%s", (text, words) => {
  expect(found(generalRules, text)).toEqual([words]);
});

test("right numbers, units, links and placeholders pass", () => {
  const text =
    "Spadek 2%, 38 cm, 25 m², 8 MB, art. 83f ust. 1 pkt 3b, [formularz](/kontakt), ogrody {locative}, Usługi {town}";
  expect(found(generalRules, text)).toEqual([]);
});

describe("agreed words", () => {
  const rules = preferredWords(
    "# rośliny\nsamosiew… → samosiejka # nie sieje się samo\npozwoleni… na wycink… → zezwolenie na wycinkę\n",
  );

  test("every ending of the other word is found, with what to write", () => {
    expect(rules.flatMap((rule) => rule("Samosiewy i pozwolenia na wycinkę"))).toEqual([
      { words: "Samosiewy", advice: "piszemy „samosiejka”" },
      { words: "pozwolenia na wycinkę", advice: "piszemy „zezwolenie na wycinkę”" },
    ]);
  });

  test("the agreed word and words that only contain the other one pass", () => {
    expect(found(rules, "samosiejki, pozwolenie na budowę, niesamosiewne, {samosiew}")).toEqual([]);
  });

  test("a line without an arrow is refused", () => {
    expect(() => preferredWords("samosiew…")).toThrow("No arrow: samosiew…");
  });
});
