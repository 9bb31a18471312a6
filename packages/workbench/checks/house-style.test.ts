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

test("each is told with what to write instead", () => {
  const adviceFor = (text: string) =>
    generalRules.flatMap((rule) => rule(text)).map(({ advice }) => advice);
  expect(adviceFor("2 %")).toEqual(["przed „%” nie ma odstępu"]);
  expect(adviceFor("30 procent")).toEqual(["po liczbie piszemy „%”"]);
  expect(adviceFor("38cm")).toEqual(["między liczbą a jednostką jest odstęp"]);
  expect(adviceFor("m2")).toEqual(["potęgę piszemy znakiem „²” albo „³”"]);
  const link = "napis odnośnika ma mówić, dokąd prowadzi";
  expect(adviceFor("[tu](/a) i [tam](/b)")).toEqual([link, link]);
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

  test("signs in a word are signs", () => {
    const [rule] = preferredWords("m. in. → m.in.");
    expect(rule?.("m. in. oraz min inne, mi inx").map(({ words }) => words)).toEqual(["m. in."]);
  });

  test("a line without an arrow is refused", () => {
    expect(() => preferredWords("samosiew…")).toThrow("No arrow: samosiew…");
  });
});
