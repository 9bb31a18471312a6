import { decide, outcomeOf } from "./decide";
import {
  expectKnown,
  fellingRules as rules,
  largeShrubs,
  smallShrubs,
  usual,
} from "./felling-cases.fixture";
import { type Answers, UNKNOWN } from "./felling-rules";

/*
 * Cases whose outcome follows from the act itself, tried on the rules in `content/`. A change of the
 * rules that breaks one is a mistake, unless the law has changed; then the case changes as well.
 *
 * To add a case, write its name and only those answers that differ from `usual`, by their ids in
 * `content/felling-rules.yaml`, into the group with its outcome and its article of the act; or
 * begin a new group. `mustBeStricter` holds what must not go without formalities, whatever is
 * answered to all questions that are not named.
 */

/** Cases with one outcome for one reason. */
interface CaseGroup {
  /** The article that decides. */
  law: string;
  /** The id of the outcome. */
  outcome: string;
  /** By name: the answers that differ from the usual ones. */
  cases: Record<string, Answers>;
}

const groups: CaseGroup[] = [
  {
    law: "art. 45 i art. 83f ust. 1: pomniki przyrody, lasy, drogi",
    outcome: "zapytaj",
    cases: {
      "Pomnik przyrody, choćby cienki": { obwod: "do-50", miejsce: "inne" },
      "Drzewo złamane przy drodze lub w lesie": { stan: "zlom", miejsce: "inne" },
    },
  },
  {
    law: "art. 17 ust. 1 pkt 3: zadrzewienia na obszarach chronionych",
    outcome: "zapytaj",
    cases: {
      "Olszyny na brzegu jeziora w parku krajobrazowym": { ...largeShrubs, miejsce: "krajobraz" },
      "Brzoza, 45 cm, na takim brzegu": { obwod: "do-50", miejsce: "krajobraz" },
      "Jabłoń, nieznane miejsce": { owocowe: "tak", miejsce: UNKNOWN },
      "Nieznane miejsce, 50 cm": { obwod: "do-50", miejsce: UNKNOWN },
    },
  },
  {
    law: "art. 83a ust. 1: rejestr zabytków",
    outcome: "konserwator",
    cases: {
      "Jabłoń na działce w rejestrze zabytków": { owocowe: "tak", miejsce: "zabytek" },
      "Drzewo złamane w rejestrze zabytków": { stan: "zlom", miejsce: "zabytek" },
      "Cienkie drzewo w rejestrze zabytków": { obwod: "do-50", miejsce: "zabytek" },
    },
  },
  {
    law: "art. 83f ust. 1 pkt 3b: przywrócenie do uprawy",
    outcome: "zapytaj",
    cases: {
      "Zarośnięte pole osoby prywatnej": { rola: "tak" },
      "Zarośnięte pole firmy": { rola: "tak", wlasciciel: "firma" },
      "Zarośnięte pole gminy": { rola: "tak", wlasciciel: "gmina" },
      "Zarośnięte pole o złożonej własności": { rola: "tak", wlasciciel: "inna" },
      "Zarośnięte pole, na potrzeby gospodarstwa": { rola: "tak", cel: "dzialalnosc" },
      "Zarośnięte pole, drzewo złamane": { rola: "tak", stan: "zlom" },
      "Zarośnięte pole na terenie zieleni": { rola: "tak", miejsce: "zielen" },
      "Nie wiadomo, czy wróci uprawa": { rola: UNKNOWN },
    },
  },
  {
    law: "art. 83f ust. 1 pkt 3: obwód do 50 cm, każdy gatunek",
    outcome: "bez-formalnosci",
    cases: {
      "Jakiekolwiek drzewo, 50 cm": { obwod: "do-50", gatunek: UNKNOWN },
      "Jakiekolwiek drzewo, 50 cm, firma": {
        obwod: "do-50",
        gatunek: UNKNOWN,
        wlasciciel: "firma",
      },
      "Nieznany właściciel, 50 cm": { obwod: "do-50", wlasciciel: UNKNOWN },
      "Drzewo złamane, 50 cm": { obwod: "do-50", stan: "zlom" },
      "Drzewo gminy na terenie zieleni, 50 cm": {
        obwod: "do-50",
        miejsce: "zielen",
        wlasciciel: "gmina",
      },
      "Drzewo lub krzewy, małe": { co: UNKNOWN, obwod: "do-50", krzewy: "do-25" },
    },
  },
  {
    law: "art. 83f ust. 1 pkt 3 lit. a i b: progi gatunków",
    outcome: "bez-formalnosci",
    cases: {
      "Kasztanowiec zwyczajny, 65 cm": { obwod: "do-65", gatunek: "kasztanowce" },
      "Wierzba, 75 cm": { obwod: "do-80", gatunek: "topole" },
      "Wierzba, 80 cm, firma": { obwod: "do-80", gatunek: "topole", wlasciciel: "firma" },
    },
  },
  {
    law: "art. 83f ust. 1 pkt 1: krzewy do 25 m²",
    outcome: "bez-formalnosci",
    cases: {
      "Krzewy, 25 m², firma": { ...smallShrubs, wlasciciel: "firma" },
      "Krzewy, 20 m², publiczny teren zieleni": {
        ...smallShrubs,
        miejsce: "zielen",
        wlasciciel: "gmina",
      },
    },
  },
  {
    law: "art. 83f ust. 1 pkt 3a: krzewy osoby prywatnej",
    outcome: "bez-formalnosci",
    cases: {
      "Krzewy, 26 m², ogród osoby prywatnej": largeShrubs,
    },
  },
  {
    law: "art. 83f ust. 1 pkt 5: drzewa i krzewy owocowe",
    outcome: "bez-formalnosci",
    cases: {
      "Jabłoń w ogrodzie": { owocowe: "tak" },
      "Jabłoń na terenie firmy": { owocowe: "tak", wlasciciel: "firma" },
    },
  },
  {
    law: "art. 5 pkt 21 i art. 83f ust. 1 pkt 5: owocowe, może na terenie zieleni",
    outcome: "zapytaj",
    cases: {
      "Jabłoń szkoły publicznej": { owocowe: "tak", wlasciciel: "gmina" },
      "Jabłoń wspólnoty": { owocowe: "tak", wlasciciel: "wspolnota" },
    },
  },
  {
    law: "art. 83f ust. 1 pkt 14 lit. b: złom i wywrot",
    outcome: "ogledziny",
    cases: {
      "Drzewo złamane": { stan: "zlom" },
      "Drzewo złamane, firma": { stan: "zlom", wlasciciel: "firma" },
      "Drzewo złamane, gmina": { stan: "zlom", wlasciciel: "gmina" },
      "Złamane krzewy, 30 m², firma": { ...largeShrubs, stan: "zlom", wlasciciel: "firma" },
    },
  },
  {
    law: "art. 83 ust. 1 i 2: kto i z czym idzie do urzędu",
    outcome: "zapytaj",
    cases: {
      "Użytkowanie wieczyste lub ogród działkowy": { wlasciciel: "inna" },
      "Nieznany właściciel": { wlasciciel: UNKNOWN },
      "Nic nie wiadomo": {
        ...Object.fromEntries(Object.keys(usual).map((question) => [question, UNKNOWN])),
        krzewy: UNKNOWN,
      },
    },
  },
  {
    law: "art. 83f ust. 4: zgłoszenie osoby prywatnej",
    outcome: "zgloszenie",
    cases: {
      "Brzoza, 90 cm, ogród osoby prywatnej": {},
      "Brzoza, 60 cm": { obwod: "do-65" },
      "Topola, 81 cm": { gatunek: "topole" },
      "Nieznany gatunek, 75 cm": { obwod: "do-80", gatunek: UNKNOWN },
      "Nieznany obwód": { obwod: UNKNOWN },
      "Wyrośnięte tuje z żywopłotu, 60 cm (art. 5 pkt 26a)": { co: "zywoplot", obwod: "do-65" },
      "Jabłoń na terenie zieleni, działka prywatna": { owocowe: "tak", miejsce: "zielen" },
      "Nie wiadomo, czy owocowe": { owocowe: UNKNOWN },
      "Martwe drzewo": { stan: "martwe" },
      "Nieznany stan": { stan: UNKNOWN },
      "Grube drzewo na terenie zieleni, działka prywatna": { miejsce: "zielen" },
      "Drzewo lub krzewy, duże": { co: UNKNOWN, krzewy: "ponad-25" },
    },
  },
  {
    law: "art. 83 ust. 1: działalność gospodarcza, także rolna",
    outcome: "zezwolenie",
    cases: {
      "Krzewy, 30 m², działka prywatna, dla firmy": { ...largeShrubs, cel: "dzialalnosc" },
      "Krzewy, 30 m², nieznany cel": { ...largeShrubs, cel: UNKNOWN },
      "Rolnik pod stodołę, pensjonat osoby prywatnej": { cel: "dzialalnosc" },
      "Nieznany cel": { cel: UNKNOWN },
    },
  },
  {
    law: "art. 83 ust. 1 i 4: wspólnota i spółdzielnia",
    outcome: "zezwolenie",
    cases: {
      "Zarośla, 30 m², wspólnota": { ...largeShrubs, wlasciciel: "wspolnota" },
      "Drzewo wspólnoty": { wlasciciel: "wspolnota" },
      "Martwe drzewo wspólnoty": { stan: "martwe", wlasciciel: "wspolnota" },
    },
  },
  {
    law: "art. 83 ust. 1 i art. 90: instytucje publiczne",
    outcome: "zezwolenie",
    cases: {
      "Krzewy, 30 m², publiczny teren zieleni": {
        ...largeShrubs,
        miejsce: "zielen",
        wlasciciel: "gmina",
      },
      "Jabłoń w parku gminnym (art. 83f ust. 1 pkt 5)": {
        owocowe: "tak",
        miejsce: "zielen",
        wlasciciel: "gmina",
      },
      "Drzewo gminy": { wlasciciel: "gmina" },
    },
  },
  {
    law: "art. 83 ust. 1 i art. 83f ust. 1 pkt 3: firmy i organizacje",
    outcome: "zezwolenie",
    cases: {
      "Drzewo firmy": { wlasciciel: "firma" },
      "Brzoza, 60 cm, firma": { obwod: "do-65", wlasciciel: "firma" },
      "Robinia, 70 cm, firma": { obwod: "do-80", gatunek: "kasztanowce", wlasciciel: "firma" },
      "Wyrośnięte tuje z żywopłotu firmy (art. 5 pkt 26a)": { co: "zywoplot", wlasciciel: "firma" },
      "Zarośla, 30 m², firma": { ...largeShrubs, wlasciciel: "firma" },
      "Nieznany stan, firma": { stan: UNKNOWN, wlasciciel: "firma" },
    },
  },
];

/** By name and source: answers after which something must always be done. */
const mustBeStricter: Record<string, Answers> = {
  "Wyrośnięte drzewa z żywopłotu, art. 5 pkt 26a; WSA w Krakowie, II SA/Kr 1194/10": {
    co: "zywoplot",
    obwod: "ponad-80",
  },
  "Zadrzewienia na obszarze chronionym, art. 17 ust. 1 pkt 3 i art. 24 ust. 1 pkt 3": {
    miejsce: "krajobraz",
  },
  "Pomnik przyrody, las, droga, brzeg morza, wał, art. 45 i art. 83f ust. 1": { miejsce: "inne" },
  "Rejestr zabytków, art. 83a ust. 1": { miejsce: "zabytek" },
  "Nieznane miejsce, art. 83a ust. 1": { miejsce: UNKNOWN },
  "Powrót do uprawy, art. 83f ust. 1 pkt 3b": {
    co: "drzewo",
    obwod: "ponad-80",
    owocowe: "nie",
    rola: "tak",
  },
  "Bez odpowiedzi co do uprawy, art. 83f ust. 1 pkt 3b": {
    co: "drzewo",
    obwod: "ponad-80",
    owocowe: "nie",
    rola: UNKNOWN,
  },
  "Drzewo na potrzeby firmy lub gospodarstwa, art. 83 ust. 1": {
    co: "drzewo",
    obwod: "ponad-80",
    owocowe: "nie",
    wlasciciel: "osoba",
    cel: "dzialalnosc",
  },
  "Krzewy na potrzeby firmy lub gospodarstwa, art. 83 ust. 1": {
    ...largeShrubs,
    owocowe: "nie",
    wlasciciel: "osoba",
    cel: "dzialalnosc",
  },
  "Drzewo owocowe instytucji, także szkoły, art. 5 pkt 21": {
    co: "drzewo",
    obwod: "ponad-80",
    owocowe: "tak",
    wlasciciel: "gmina",
  },
  "Drzewo owocowe wspólnoty lub spółdzielni, art. 5 pkt 21": {
    co: "drzewo",
    obwod: "ponad-80",
    owocowe: "tak",
    wlasciciel: "wspolnota",
  },
  "Drzewo na terenie zieleni, art. 5 pkt 21": {
    co: "drzewo",
    obwod: "ponad-80",
    miejsce: "zielen",
  },
  "Grube drzewo albo kilka pni, art. 83f ust. 4": {
    co: "drzewo",
    obwod: "ponad-80",
    owocowe: "nie",
  },
  "Kasztanowiec czerwony ponad 50 cm, art. 83f ust. 1 pkt 3 lit. c": {
    co: "drzewo",
    obwod: "do-65",
    gatunek: "pozostale",
    owocowe: "nie",
  },
  "Nieznany obwód, art. 83f ust. 1 pkt 3": { co: "drzewo", obwod: UNKNOWN, owocowe: "nie" },
};

describe.each(groups)("$law → $outcome", ({ outcome, cases }) => {
  test.each(Object.entries(cases))("%s", (_name, different) => {
    const answers = { ...usual, ...different };
    expectKnown(answers);
    expect(outcomeOf(rules, answers)).toBe(outcome);
  });
});

test("no case is another one under a second name", () => {
  const sets = groups.flatMap(({ cases }) =>
    Object.values(cases).map((different) =>
      JSON.stringify(Object.entries({ ...usual, ...different }).sort()),
    ),
  );
  expect(sets.filter((set, index) => sets.indexOf(set) !== index)).toEqual([]);
});

/** Who finds himself in which answer, by words of it: the cases above rest on that. */
test.each([
  ["kilka pni, choćby po 45 cm (jak je liczyć, jest sporne)", "obwod", "ponad-80", "kilka pni"],
  ["kasztanowiec czerwony", "gatunek", "kasztanowce", "kasztanowiec czerwony to inny gatunek"],
  ["ozdobny żywopłot (surowiej niż art. 83f ust. 1 pkt 2)", "co", "krzewy", "żywopłot"],
  ["działka rodziców", "wlasciciel", "osoba", "rodziców"],
  ["szkoła publiczna", "wlasciciel", "gmina", "szkoła publiczna"],
  ["ogród działkowy", "wlasciciel", "inna", "ogród działkowy"],
  ["rolnik pod budowę domu", "cel", "prywatny", "własny dom"],
  ["rolnik pod stodołę", "cel", "dzialalnosc", "stodoła"],
  ["pensjonat", "cel", "dzialalnosc", "pensjonat"],
])("%s: odpowiedź na pytanie „%s” to „%s”", (_who, question, answer, words) => {
  const { answers = [] } = rules.questions.find(({ id }) => id === question) ?? {};
  const { label = "", example = "" } = answers.find(({ id }) => id === answer) ?? {};
  expect(`${label}: ${example}`).toContain(words);
});

describe("never without formalities, whatever else is answered", () => {
  const withoutFormalities = rules.outcomes.findIndex(({ id }) => id === "bez-formalnosci");

  test.each(Object.entries(mustBeStricter))("%s", (_name, answers) => {
    expectKnown(answers);
    expect(withoutFormalities).toBeGreaterThanOrEqual(0);
    expect(decide(rules, answers).mildest).toBeGreaterThan(withoutFormalities);
  });
});
