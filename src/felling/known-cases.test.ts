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
const hedge = { co: "krzewy", krzewy: "ponad-25" };
const firm = { wlasciciel: "firma" };
const town = { wlasciciel: "gmina" };
const chestnut65 = { obwod: "do-65", gatunek: "kasztanowce" };
const willow80 = { obwod: "do-80", gatunek: "topole" };

const outcomeOf = (answers: Answers) => content.outcomes[decide(content, answers).outcome]?.id;

test.each<[string, string, Answers, string]>([
  ["83f.4", "a private owner's tree above its limit", {}, "zgloszenie"],
  ["83f.1.3c", "50 cm, any species", { obwod: "do-50" }, "bez-formalnosci"],
  ["83f.1.3c", "60 cm, birch", { obwod: "do-65" }, "zgloszenie"],
  ["83f.1.3c", "60 cm, birch, firm", { ...firm, obwod: "do-65" }, "zezwolenie"],
  ["83f.1.3b", "65 cm, horse-chestnut, firm", { ...firm, ...chestnut65 }, "bez-formalnosci"],
  ["83f.1.3b", "70 cm, locust, firm", { ...firm, ...chestnut65, obwod: "do-80" }, "zezwolenie"],
  ["83f.1.3a", "80 cm, willow, firm", { ...firm, ...willow80 }, "bez-formalnosci"],
  ["83f.4", "81 cm, poplar", { gatunek: "topole" }, "zgloszenie"],
  ["83.1", "a private owner's business", { cel: "dzialalnosc" }, "zezwolenie"],
  ["83.1", "a firm's tree", firm, "zezwolenie"],
  ["83.4", "a housing community's tree", { wlasciciel: "wspolnota" }, "zezwolenie"],
  ["90", "a municipality's tree", town, "zezwolenie"],
  ["83f.1.1", "25 m² of shrubs, firm", { ...firm, ...hedge, krzewy: "do-25" }, "bez-formalnosci"],
  ["83.1", "more than 25 m² of shrubs, firm", { ...firm, ...hedge }, "zezwolenie"],
  ["83f.1.3a", "a private owner's shrubs of any size", hedge, "bez-formalnosci"],
  ["83f.1.5", "a firm's apple tree", { ...firm, owocowe: "tak" }, "bez-formalnosci"],
  ["83f.1.5", "fruit on a green", { ...town, owocowe: "tak", miejsce: "zielen" }, "zezwolenie"],
  ["83f.1.5", "fruit on monument land", { owocowe: "tak", miejsce: "zabytek" }, "konserwator"],
  ["83a.1", "monument land", { miejsce: "zabytek" }, "konserwator"],
  ["83f.1.3b", "fallow farmland", { ...firm, rola: "tak" }, "bez-formalnosci"],
  ["83f.1.14b", "broken by wind", { stan: "zlom" }, "ogledziny"],
  ["83f.1.14b", "broken by wind, firm", { ...firm, stan: "zlom" }, "ogledziny"],
  ["83f.4", "dead", { stan: "martwe" }, "zgloszenie"],
  ["83.1", "dead, firm", { ...firm, stan: "martwe" }, "zezwolenie"],
  ["45", "a natural monument, however thin", { miejsce: "inne", obwod: "do-50" }, "zapytaj"],
])("art. %s: %s", (_article, _case, special, outcome) => {
  expect(outcomeOf({ ...garden, ...special })).toBe(outcome);
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
