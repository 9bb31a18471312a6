import { outcomeOf } from "./decide";
import {
  expectKnown,
  fellingRules,
  largeShrubs,
  smallShrubs,
  usual,
} from "./felling-cases.fixture";
import { type Answers, UNKNOWN } from "./felling-rules";

/*
 * Sets of answers that an arborist and a lawyer tried by hand, each with the outcome that it must
 * have. Only answers that differ from `usual` are named. `felling-cases.test.ts` has those that
 * follow from one article of the act.
 */
const sets: [name: string, outcome: string, different: Answers][] = [
  ["1: a thick tree in a garden", "zgloszenie", {}],
  ["2: up to 50 cm", "bez-formalnosci", { obwod: "do-50" }],
  ["3: 60 cm", "zgloszenie", { obwod: "do-65" }],
  ["4: a horse chestnut of 65 cm", "bez-formalnosci", { obwod: "do-65", gatunek: "kasztanowce" }],
  ["5: a horse chestnut of 70 cm", "zgloszenie", { obwod: "do-80", gatunek: "kasztanowce" }],
  ["6: a willow of 80 cm", "bez-formalnosci", { obwod: "do-80", gatunek: "topole" }],
  ["7: a willow of 81 cm", "zgloszenie", { gatunek: "topole" }],
  ["8: an apple tree in a garden", "bez-formalnosci", { owocowe: "tak" }],
  [
    "9: an apple tree of a hotel, not on public greens",
    "bez-formalnosci",
    { owocowe: "tak", wlasciciel: "firma" },
  ],
  [
    "10: an apple tree of a parish, on public greens",
    "zezwolenie",
    { owocowe: "tak", wlasciciel: "firma", miejsce: "zielen" },
  ],
  [
    "11 and 12: an apple tree on an allotment or in perpetual usufruct",
    "zapytaj",
    { owocowe: "tak", wlasciciel: "inna" },
  ],
  [
    "13: a cherry tree by the road in a protected area",
    "zapytaj",
    { owocowe: "tak", miejsce: "krajobraz" },
  ],
  ["14: an apple tree in the strip of a road", "zapytaj", { owocowe: "tak", miejsce: "inne" }],
  [
    "15: thujas of 60 cm, fruit unknown",
    "zgloszenie",
    { co: "zywoplot", obwod: "do-65", owocowe: UNKNOWN },
  ],
  [
    "16: a hazel hedge of a firm",
    "zezwolenie",
    { co: "zywoplot", owocowe: "tak", wlasciciel: "firma" },
  ],
  ["17: shrubs of more than 25 m² in a garden", "bez-formalnosci", { ...largeShrubs }],
  ["18: shrubs up to 25 m² of a firm", "bez-formalnosci", { ...smallShrubs, wlasciciel: "firma" }],
  [
    "19: ornamental shrubs of 30 m² of a firm",
    "zezwolenie",
    { ...largeShrubs, wlasciciel: "firma" },
  ],
  [
    "20: wild shrubs of 30 m² of a housing community",
    "zezwolenie",
    { ...largeShrubs, wlasciciel: "wspolnota" },
  ],
  [
    "21: wild shrubs of 30 m² of a commune, on public greens",
    "zezwolenie",
    { ...largeShrubs, wlasciciel: "gmina", miejsce: "zielen" },
  ],
  [
    "22: shrubs of 20 m² in the register of monuments",
    "konserwator",
    { ...smallShrubs, miejsce: "zabytek" },
  ],
  ["23: shrubs of 20 m² by a protected lake", "zapytaj", { ...smallShrubs, miejsce: "krajobraz" }],
  [
    "24: shrubs of 30 m², a person's business",
    "zezwolenie",
    { ...largeShrubs, cel: "dzialalnosc" },
  ],
  [
    "25: currants on 30 m² of a firm",
    "bez-formalnosci",
    { ...largeShrubs, owocowe: "tak", wlasciciel: "firma" },
  ],
  [
    "26: shrubs of 30 m² on greens that a person owns",
    "bez-formalnosci",
    { ...largeShrubs, miejsce: "zielen" },
  ],
  ["27: broken shrubs in a garden", "bez-formalnosci", { ...largeShrubs, stan: "zlom" }],
  [
    "28: broken shrubs of 30 m² of a firm",
    "ogledziny",
    { ...largeShrubs, stan: "zlom", wlasciciel: "firma" },
  ],
  ["29: a dead tree in a garden", "zgloszenie", { stan: "martwe" }],
  ["30: a dead tree of a firm", "zezwolenie", { stan: "martwe", wlasciciel: "firma" }],
  ["31: a broken tree in a garden", "ogledziny", { stan: "zlom" }],
  ["32: a broken apple tree", "bez-formalnosci", { stan: "zlom", owocowe: "tak" }],
  ["33: a broken tree, ownership not simple", "ogledziny", { stan: "zlom", wlasciciel: "inna" }],
  ["34: a broken tree by a lake in a park", "zapytaj", { stan: "zlom", miejsce: "krajobraz" }],
  [
    "35: a broken tree in the register of monuments",
    "konserwator",
    { stan: "zlom", miejsce: "zabytek" },
  ],
  ["36: a broken tree by a road or in a forest", "zapytaj", { stan: "zlom", miejsce: "inne" }],
  ["37: a field again, a broken tree", "zapytaj", { rola: "tak", stan: "zlom" }],
  ["38: a field again, up to 50 cm", "bez-formalnosci", { rola: "tak", obwod: "do-50" }],
  ["39: a field again, shrubs up to 25 m²", "bez-formalnosci", { ...smallShrubs, rola: "tak" }],
  ["40: a field again, a birch of 90 cm", "zapytaj", { rola: "tak" }],
  ["41: a field again, an apple tree", "bez-formalnosci", { rola: "tak", owocowe: "tak" }],
  ["42: perhaps a field again, up to 50 cm", "bez-formalnosci", { rola: UNKNOWN, obwod: "do-50" }],
  [
    "43: up to 50 cm in the register of monuments",
    "konserwator",
    { miejsce: "zabytek", obwod: "do-50" },
  ],
  [
    "44: an apple tree in the register of monuments",
    "konserwator",
    { miejsce: "zabytek", owocowe: "tak" },
  ],
  ["45: up to 50 cm in a protected field", "zapytaj", { miejsce: "krajobraz", obwod: "do-50" }],
  [
    "46: up to 50 cm on a commune's public greens",
    "bez-formalnosci",
    { miejsce: "zielen", wlasciciel: "gmina", obwod: "do-50" },
  ],
  ["47: 90 cm on greens that a person owns", "zgloszenie", { miejsce: "zielen" }],
  [
    "48: an apple tree on greens of a firm",
    "zezwolenie",
    { miejsce: "zielen", owocowe: "tak", wlasciciel: "firma" },
  ],
  [
    "49: an apple tree on greens that a person owns",
    "zgloszenie",
    { miejsce: "zielen", owocowe: "tak" },
  ],
  ["50: a person's business", "zezwolenie", { cel: "dzialalnosc" }],
  ["51: a person's business, a dead tree", "zezwolenie", { cel: "dzialalnosc", stan: "martwe" }],
  ["52: purpose unknown", "zezwolenie", { cel: UNKNOWN }],
  ["53: ownership not simple", "zapytaj", { wlasciciel: "inna" }],
  ["54: ownership not simple, for business", "zapytaj", { wlasciciel: "inna", cel: "dzialalnosc" }],
  ["55: owner unknown", "zapytaj", { wlasciciel: UNKNOWN }],
  ["56: a tree of a commune", "zezwolenie", { wlasciciel: "gmina" }],
  [
    "57: an apple tree of a housing community",
    "zapytaj",
    { owocowe: "tak", wlasciciel: "wspolnota" },
  ],
  [
    "58: an apple tree on a commune's public greens",
    "zezwolenie",
    { miejsce: "zielen", owocowe: "tak", wlasciciel: "gmina" },
  ],
  ["59: place unknown, up to 50 cm", "zapytaj", { miejsce: UNKNOWN, obwod: "do-50" }],
  ["60: girth unknown", "zgloszenie", { obwod: UNKNOWN }],
  ["61: species unknown", "zgloszenie", { gatunek: UNKNOWN, obwod: "do-80" }],
  ["62: tree or shrub unknown, large", "zgloszenie", { co: UNKNOWN, krzewy: "ponad-25" }],
  [
    "63: tree or shrub unknown, small",
    "bez-formalnosci",
    { co: UNKNOWN, obwod: "do-50", krzewy: "do-25" },
  ],
  ["64: fruit unknown, a firm", "zezwolenie", { owocowe: UNKNOWN, wlasciciel: "firma" }],
  [
    "65: broken shrubs of 30 m² of a housing community",
    "ogledziny",
    { ...largeShrubs, stan: "zlom", wlasciciel: "wspolnota" },
  ],
  [
    "66: a poplar of 78 cm of a firm",
    "bez-formalnosci",
    { obwod: "do-80", gatunek: "topole", wlasciciel: "firma" },
  ],
  [
    "67: 40 cm of a firm by a road or railway",
    "zapytaj",
    { miejsce: "inne", obwod: "do-50", wlasciciel: "firma" },
  ],
  ["68: a hedge of 45 cm", "bez-formalnosci", { co: "zywoplot", obwod: "do-50" }],
  [
    "69: a hedge in the register of monuments",
    "konserwator",
    { co: "zywoplot", miejsce: "zabytek" },
  ],
  ["70: state unknown, a person", "zgloszenie", { stan: UNKNOWN }],
  [
    "71: state unknown, a housing community",
    "zezwolenie",
    { stan: UNKNOWN, wlasciciel: "wspolnota" },
  ],
  ["72: a broken tree of 40 cm", "bez-formalnosci", { stan: "zlom", obwod: "do-50" }],
  ["73: a broken tree, a person's business", "ogledziny", { stan: "zlom", cel: "dzialalnosc" }],
  [
    "74: ornamental shrubs of 30 m² of a housing community",
    "zezwolenie",
    { ...largeShrubs, wlasciciel: "wspolnota" },
  ],
  [
    "75: currants on 30 m², a person's business",
    "bez-formalnosci",
    { ...largeShrubs, owocowe: "tak", cel: "dzialalnosc" },
  ],
  ["76: an orchard for sale", "bez-formalnosci", { owocowe: "tak", cel: "dzialalnosc" }],
  ["co-owned with a company", "zapytaj", { wlasciciel: "inna" }],
  [
    "a garden inside a landscape park, away from water and road",
    "zgloszenie",
    { miejsce: "zwykle" },
  ],
];

test.each(sets)("%s → %s", (_name, outcome, different) => {
  const answers = { ...usual, ...different };
  expectKnown(answers);
  expect(outcomeOf(fellingRules, answers)).toBe(outcome);
});
