import { decide, outcomeOf } from "./decide";
import {
  expectKnown,
  fellingRules,
  largeShrubs,
  readingOf,
  smallShrubs,
  usual,
} from "./felling-cases.fixture";
import { type Answers, UNKNOWN } from "./felling-rules";

/*
 * Sets of answers that an arborist and a lawyer tried by hand, each with the outcome that it must
 * have and with words that whoever gets there must read. Only answers that differ from `usual` are
 * named. `felling-cases.test.ts` has those that follow from one article of the act.
 */

interface CaseGroup {
  outcome: string;
  /** What the reason or the outcome's page must say; parts of words, as Polish inflects them. */
  words: string[];
  /** By name. */
  sets: Record<string, Answers>;
}

/** Land that is farmed again may need the environmental decision, however thin its trees. */
const environmentalDecision = ["decyzji środowiskowej", "0,10 ha", "1 ha", "także wtedy, gdy"];

const noFormalities = ["gniazd", "granicy z sąsiadem", "plan miejscowy", "parku narodowym"];

const notice = [
  "21 dni",
  "14 dni",
  "6 miesięcy",
  "5 lat",
  "7 dni",
  "granicy z sąsiadem",
  "0,10 ha",
];

const permit = ["130 cm", "0,10 ha", "obiektach budowlanych", "pozwoleniem na budowę"];

const groups: Record<string, CaseGroup> = {
  "a thin trunk": {
    outcome: "bez-formalnosci",
    words: [...noFormalities, ...environmentalDecision, "83f ust. 1 pkt 3"],
    sets: {
      "up to 50 cm": { obwod: "do-50" },
      "a horse chestnut of 65 cm": { obwod: "do-65", gatunek: "kasztanowce" },
      "a willow of 80 cm": { obwod: "do-80", gatunek: "topole" },
      "a silver maple of 70 cm of a firm": {
        obwod: "do-80",
        gatunek: "topole",
        wlasciciel: "firma",
      },
      "a hedge of 40 cm": { co: "zywoplot", obwod: "do-50" },
      "a broken tree of 40 cm": { stan: "zlom", obwod: "do-50" },
      "up to 50 cm on a commune's public greens": {
        miejsce: "zielen",
        wlasciciel: "gmina",
        obwod: "do-50",
      },
      "a field again": { rola: "tak", obwod: "do-50" },
      "perhaps a field again": { rola: UNKNOWN, obwod: "do-50" },
      "tree or shrub unknown, small": { co: UNKNOWN, obwod: "do-50", krzewy: "do-25" },
    },
  },
  "shrubs up to 25 m²": {
    outcome: "bez-formalnosci",
    words: [...noFormalities, ...environmentalDecision, "25 m²"],
    sets: {
      "of a firm": { ...smallShrubs, wlasciciel: "firma" },
      "a field again": { ...smallShrubs, rola: "tak" },
    },
  },
  "more shrubs of a person, for private needs": {
    outcome: "bez-formalnosci",
    words: [...noFormalities, "83f ust. 1 pkt 3a"],
    sets: {
      "100 m² in a garden": largeShrubs,
      "on greens that a person owns": { ...largeShrubs, miejsce: "zielen" },
      "broken, in a garden": { ...largeShrubs, stan: "zlom" },
    },
  },
  "fruit trees and shrubs": {
    outcome: "bez-formalnosci",
    words: [...noFormalities, ...environmentalDecision, "owocowe"],
    sets: {
      "an apple or walnut tree in a garden": { owocowe: "tak" },
      "an apple tree of a hotel, not on public greens": { owocowe: "tak", wlasciciel: "firma" },
      "a broken apple tree": { stan: "zlom", owocowe: "tak" },
      "an orchard that is a field again": { rola: "tak", owocowe: "tak" },
      "an orchard for sale": { owocowe: "tak", cel: "dzialalnosc" },
      "currants on 30 m² of a firm": { ...largeShrubs, owocowe: "tak", wlasciciel: "firma" },
      "currants on 30 m², a person's business": {
        ...largeShrubs,
        owocowe: "tak",
        cel: "dzialalnosc",
      },
    },
  },
  "what broke or fell": {
    outcome: "ogledziny",
    words: ["oględziny", "protokół", "112"],
    sets: {
      "in a garden": { stan: "zlom" },
      "of a firm": { stan: "zlom", wlasciciel: "firma" },
      "ownership not simple": { stan: "zlom", wlasciciel: "inna" },
      "a person's business": { stan: "zlom", cel: "dzialalnosc" },
      "shrubs of 30 m² of a firm": { ...largeShrubs, stan: "zlom", wlasciciel: "firma" },
      "shrubs of 30 m² of a housing community": {
        ...largeShrubs,
        stan: "zlom",
        wlasciciel: "wspolnota",
      },
    },
  },
  "a person's tree above the limit": {
    outcome: "zgloszenie",
    words: [...notice, "inwazyjnych", "pkt 15"],
    sets: {
      "a thick tree in a garden, or several trunks": {},
      "60 cm": { obwod: "do-65" },
      "a robinia of 66 cm or a plane of 80 cm": { obwod: "do-80", gatunek: "kasztanowce" },
      "a poplar of 81 cm": { gatunek: "topole" },
      "a red chestnut of 60 cm": { obwod: "do-65", gatunek: "pozostale" },
      "thujas of 60 cm in a garden": { co: "zywoplot", obwod: "do-65" },
      "thujas of 60 cm, fruit unknown": { co: "zywoplot", obwod: "do-65", owocowe: UNKNOWN },
      "a hazel hedge with fruit": { co: "zywoplot", owocowe: "tak" },
      "a tree of heaven in a garden": { gatunek: "pozostale" },
      "a dead tree": { stan: "martwe" },
      "on greens that a person owns": { miejsce: "zielen" },
      "an apple tree on greens that a person owns": { miejsce: "zielen", owocowe: "tak" },
      "a garden in a landscape park, away from field, road and water": { miejsce: "zwykle" },
      "a farmer's own house, or one's own plot for sale": { cel: "prywatny" },
      "girth unknown": { obwod: UNKNOWN },
      "species unknown": { gatunek: UNKNOWN, obwod: "do-80" },
      "state unknown": { stan: UNKNOWN },
      "fruit unknown": { owocowe: UNKNOWN },
      "tree or shrub unknown, large": { co: UNKNOWN, krzewy: "ponad-25" },
    },
  },
  "a person's business": {
    outcome: "zezwolenie",
    words: [...permit, "plantacje od 0,1 ha", "pkt 4 i 15", "inwazyjnych"],
    sets: {
      "a guest house or a barn": { cel: "dzialalnosc" },
      "a dead tree": { cel: "dzialalnosc", stan: "martwe" },
      "a farmer's Christmas trees": { cel: "dzialalnosc", obwod: "do-65" },
      "shrubs of 30 m² of a let house": { ...largeShrubs, cel: "dzialalnosc" },
      "purpose unknown": { cel: UNKNOWN },
    },
  },
  "a firm": {
    outcome: "zezwolenie",
    words: [...permit, "plantacje od 0,1 ha", "pkt 4 i 15", "pkt 2"],
    sets: {
      "thujas of 60 cm": { co: "zywoplot", obwod: "do-65", wlasciciel: "firma" },
      "a hazel hedge": { co: "zywoplot", owocowe: "tak", wlasciciel: "firma" },
      "ornamental shrubs of 30 m²": { ...largeShrubs, wlasciciel: "firma" },
      "a dead tree": { stan: "martwe", wlasciciel: "firma" },
      "an apple tree of a parish or firm, on public greens": {
        owocowe: "tak",
        wlasciciel: "firma",
        miejsce: "zielen",
      },
      "fruit unknown": { owocowe: UNKNOWN, wlasciciel: "firma" },
    },
  },
  "a housing community": {
    outcome: "zezwolenie",
    words: [...permit, "30 dni", "12 miesięcy", "pkt 2", "pkt 15"],
    sets: {
      "a dead tree": { stan: "martwe", wlasciciel: "wspolnota" },
      "state unknown": { stan: UNKNOWN, wlasciciel: "wspolnota" },
      "wild or ornamental shrubs of 30 m²": { ...largeShrubs, wlasciciel: "wspolnota" },
      "a tree of heaven": { wlasciciel: "wspolnota", gatunek: "pozostale" },
    },
  },
  "a commune": {
    outcome: "zezwolenie",
    words: [...permit, "starost", "pkt 15"],
    sets: {
      "a tree": { wlasciciel: "gmina" },
      "a tree on public greens": { wlasciciel: "gmina", miejsce: "zielen" },
      "an apple tree on public greens": {
        miejsce: "zielen",
        owocowe: "tak",
        wlasciciel: "gmina",
      },
      "wild shrubs of 30 m² on public greens": {
        ...largeShrubs,
        wlasciciel: "gmina",
        miejsce: "zielen",
      },
    },
  },
  "the register of monuments": {
    outcome: "konserwator",
    words: ["konserwator", "cienkie drzewa są zwolnione"],
    sets: {
      "40 cm in an old town": { miejsce: "zabytek", obwod: "do-50" },
      "an apple tree": { miejsce: "zabytek", owocowe: "tak" },
      "a hedge": { co: "zywoplot", miejsce: "zabytek" },
      "shrubs of 20 m²": { ...smallShrubs, miejsce: "zabytek" },
      "a broken tree": { stan: "zlom", miejsce: "zabytek" },
    },
  },
  "in field, by road or water of a protected area": {
    outcome: "zapytaj",
    words: ["nawet za zezwoleniem", "na piśmie"],
    sets: {
      "40 cm by a lake in a landscape park": { miejsce: "krajobraz", obwod: "do-50" },
      "a cherry tree by the road": { owocowe: "tak", miejsce: "krajobraz" },
      "shrubs of 20 m² by a lake": { ...smallShrubs, miejsce: "krajobraz" },
      "a broken tree by a lake": { stan: "zlom", miejsce: "krajobraz" },
    },
  },
  "places with rules of their own": {
    outcome: "zapytaj",
    words: [
      "parki narodowe",
      "użytki ekologiczne",
      "zespoły przyrodniczo-krajobrazowe",
      "art. 15",
      "dyrekcji ochrony środowiska",
    ],
    sets: {
      "a monument, a forest, a road": { miejsce: "inne" },
      "40 cm of a firm by a road or railway": {
        miejsce: "inne",
        obwod: "do-50",
        wlasciciel: "firma",
      },
      "40 cm in a national park or on an ecological site": { miejsce: "inne", obwod: "do-50" },
      "an apple tree in the strip of a road": { owocowe: "tak", miejsce: "inne" },
      "a broken tree by a road or in a forest": { stan: "zlom", miejsce: "inne" },
    },
  },
  "land that is farmed again, above the limits": {
    outcome: "zapytaj",
    words: ["83f ust. 1 pkt 3b", "decyzja środowiskowa", "0,10 ha", "1 ha"],
    sets: {
      "a birch of 90 cm": { rola: "tak" },
      "a broken tree": { rola: "tak", stan: "zlom" },
      "shrubs on a hectare": { ...largeShrubs, rola: "tak" },
      "not known whether": { rola: UNKNOWN },
    },
  },
  "ownership that is not simple": {
    outcome: "zapytaj",
    words: ["Użytkownik wieczysty", "zarządzie ROD"],
    sets: {
      "perpetual usufruct, an allotment, or co-owned with a company": { wlasciciel: "inna" },
      "an apple tree": { owocowe: "tak", wlasciciel: "inna" },
      "for business": { wlasciciel: "inna", cel: "dzialalnosc" },
      "owner unknown": { wlasciciel: UNKNOWN },
    },
  },
  "fruit trees where there may be public greens": {
    outcome: "zapytaj",
    words: ["terenem zieleni"],
    sets: {
      "an apple tree of a school or commune": { owocowe: "tak", wlasciciel: "gmina" },
      "an apple tree of a housing community": { owocowe: "tak", wlasciciel: "wspolnota" },
    },
  },
  "too little known": {
    outcome: "zapytaj",
    words: ["na piśmie"],
    sets: {
      "place unknown, up to 50 cm": { miejsce: UNKNOWN, obwod: "do-50" },
      "all unknown": {
        ...Object.fromEntries(Object.keys(usual).map((question) => [question, UNKNOWN])),
        krzewy: UNKNOWN,
      },
    },
  },
};

describe.each(Object.entries(groups))("%s", (_group, { outcome, words, sets }) => {
  test.each(Object.entries(sets))(`%s → ${outcome}`, (_name, different) => {
    const answers = { ...usual, ...different };
    expectKnown(answers);
    expect(outcomeOf(fellingRules, answers)).toBe(outcome);
    const reading = readingOf(answers);
    expect(words.filter((each) => !reading.includes(each))).toEqual([]);
  });
});

/** The forms of protection that art. 6 of the act lists, as parts of words. */
const PROTECTIONS = {
  "parki narodowe": "park narodowy",
  "rezerwaty przyrody": "rezerwat",
  "parki krajobrazowe": "park krajobrazowy",
  "obszary chronionego krajobrazu": "obszar chronionego krajobrazu",
  "obszary Natura 2000": "Natura 2000",
  "pomniki przyrody": "pomnik przyrody",
  "stanowiska dokumentacyjne": "stanowisko dokumentacyjne",
  "użytki ekologiczne": "użytek ekologiczny",
  "zespoły przyrodniczo-krajobrazowe": "zespół przyrodniczo-krajobrazowy",
  "ochrona gatunkowa": "chroniona roślina",
};

test.each(Object.entries(PROTECTIONS))(
  "art. 6: %s are in an answer after which the office is always asked",
  (_form, words) => {
    const place = fellingRules.questions.find(({ id }) => id === "miejsce");
    const answer = place?.answers.find(({ example }) => example.includes(words));
    const strictest = fellingRules.outcomes.length - 1;
    expect(decide(fellingRules, { miejsce: answer?.id ?? "" }).mildest).toBe(strictest);
  },
);
