/** @jest-environment node */
// Cases that the Nature Conservation Act decides by itself; the rules of the content must agree.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { FellingContent } from "../content/models/felling-rules";
import { decide } from "./shared/decide";
import { type Answers, UNKNOWN } from "./shared/felling-rules";
import { girthFormality } from "./shared/girth-formality";

const content = parse(
  readFileSync(path.resolve("content/felling-rules.yaml"), "utf8"),
) as FellingContent;

/** A birch, 90 cm around, in a private garden. */
const garden: Answers = {
  co: "drzewo",
  miejsce: "zwykle",
  stan: "rosnie",
  obwod: "ponad-80",
  gatunek: "pozostale",
  owocowe: "nie",
  rola: "nie",
  wlasciciel: "osoba",
  cel: "prywatny",
};
const hedge: Answers = { ...garden, co: "krzewy", krzewy: "ponad-25" };
const firm = { wlasciciel: "firma" };

const outcomeOf = (answers: Answers) => content.outcomes[decide(content, answers).outcome]?.id;

test.each<[string, string, Answers, string]>([
  ["83f.4", "a private owner's tree above its limit", garden, "zgloszenie"],
  ["83f.1.3c", "50 cm, any species", { ...garden, obwod: "do-50" }, "bez-formalnosci"],
  ["83f.1.3c", "60 cm, birch", { ...garden, obwod: "do-65" }, "zgloszenie"],
  ["83f.1.3c", "60 cm, birch, firm", { ...garden, ...firm, obwod: "do-65" }, "zezwolenie"],
  [
    ...(["83f.1.3b", "65 cm, horse-chestnut, firm"] as const),
    ...[{ ...garden, ...firm, obwod: "do-65", gatunek: "kasztanowce" }, "bez-formalnosci"],
  ],
  [
    ...(["83f.1.3b", "70 cm, black locust, firm"] as const),
    ...[{ ...garden, ...firm, obwod: "do-80", gatunek: "kasztanowce" }, "zezwolenie"],
  ],
  [
    ...(["83f.1.3a", "80 cm, willow, firm"] as const),
    ...[{ ...garden, ...firm, obwod: "do-80", gatunek: "topole" }, "bez-formalnosci"],
  ],
  ["83f.4", "81 cm, poplar", { ...garden, gatunek: "topole" }, "zgloszenie"],
  ["83.1", "a private owner's business", { ...garden, cel: "dzialalnosc" }, "zezwolenie"],
  ["83.1", "a firm's tree", { ...garden, ...firm }, "zezwolenie"],
  ["83.4", "a housing community's tree", { ...garden, wlasciciel: "wspolnota" }, "zezwolenie"],
  ["90", "a municipality's tree", { ...garden, wlasciciel: "gmina" }, "zezwolenie"],
  ["83f.1.1", "shrubs of 25 m², firm", { ...hedge, ...firm, krzewy: "do-25" }, "bez-formalnosci"],
  ["83.1", "shrubs of more than 25 m², firm", { ...hedge, ...firm }, "zezwolenie"],
  ["83f.1.3a", "a private owner's shrubs of any size", hedge, "bez-formalnosci"],
  ["83f.1.5", "a firm's apple tree", { ...garden, ...firm, owocowe: "tak" }, "bez-formalnosci"],
  [
    ...(["83f.1.5", "a fruit tree on a public green"] as const),
    ...[{ ...garden, wlasciciel: "gmina", owocowe: "tak", miejsce: "zielen" }, "zezwolenie"],
  ],
  [
    ...(["83f.1.5", "a fruit tree on monument land"] as const),
    ...[{ ...garden, owocowe: "tak", miejsce: "zabytek" }, "konserwator"],
  ],
  ["83a.1", "monument land", { ...garden, miejsce: "zabytek" }, "konserwator"],
  ["83f.1.3b", "fallow farmland", { ...garden, ...firm, rola: "tak" }, "bez-formalnosci"],
  ["83f.1.14b", "broken by wind", { ...garden, stan: "zlom" }, "ogledziny"],
  ["83f.1.14b", "broken by wind, firm", { ...garden, ...firm, stan: "zlom" }, "ogledziny"],
  ["83f.4", "dead", { ...garden, stan: "martwe" }, "zgloszenie"],
  ["83.1", "dead, firm", { ...garden, ...firm, stan: "martwe" }, "zezwolenie"],
  [
    "45",
    "a natural monument, however thin",
    { ...garden, miejsce: "inne", obwod: "do-50" },
    "zapytaj",
  ],
])("art. %s: %s", (_article, _case, answers, outcome) => {
  expect(outcomeOf(answers)).toBe(outcome);
});

test.each([
  ["girth", { obwod: UNKNOWN }, "zgloszenie"],
  ["species of 60 cm", { obwod: "do-65", gatunek: UNKNOWN }, "zgloszenie"],
  ["purpose", { cel: UNKNOWN }, "zezwolenie"],
  ["owner", { wlasciciel: UNKNOWN }, "zapytaj"],
  ["place", { miejsce: UNKNOWN }, "zapytaj"],
])("unknown %s", (_what, unknown, outcome) => {
  expect(outcomeOf({ ...garden, ...unknown })).toBe(outcome);
});

test.each([
  [80, "topole", "bez-formalnosci"],
  [80.5, "topole", "zgloszenie"],
  [65, "kasztanowce", "bez-formalnosci"],
  [66, "kasztanowce", "zgloszenie"],
  [50, "pozostale", "bez-formalnosci"],
  [51, "pozostale", "zgloszenie"],
])("a girth of %p cm, %s, in a garden", (girth, species, outcome) => {
  expect(girthFormality(content, girth, species)).toBe(outcome);
});
