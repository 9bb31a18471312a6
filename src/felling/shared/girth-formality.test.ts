/** @jest-environment node */
import { girthAnswer, girthFormality, type GirthRules } from "./girth-formality";

const rules: GirthRules = {
  questions: [
    { id: "owner", answers: [{ id: "me" }, { id: "firm" }] },
    { id: "girth", answers: [{ id: "thin", upTo: 50 }, { id: "mid", upTo: 80 }, { id: "thick" }] },
    { id: "species", answers: [{ id: "poplar" }, { id: "other" }] },
  ],
  outcomes: [{ id: "nothing" }, { id: "notice" }, { id: "permit" }],
  rules: [
    { when: [{ asked: "girth", oneOf: ["thin"] }], outcome: "nothing" },
    {
      when: [
        { asked: "girth", oneOf: ["mid"] },
        { asked: "species", oneOf: ["poplar"] },
      ],
      outcome: "nothing",
    },
    { when: [{ asked: "owner", oneOf: ["me"] }], outcome: "notice" },
    { when: [], outcome: "permit" },
  ],
  girth: { asked: "girth", species: "species", usual: [{ asked: "owner", given: "me" }] },
};

test("a girth is within its limit up to the last centimetre", () => {
  expect([1, 50, 50.1, 80, 81].map((girth) => girthAnswer(rules, girth))).toEqual([
    ...["thin", "thin", "mid", "mid", "thick"],
  ]);
});

test.each([
  [50, "other", "nothing"],
  [51, "other", "notice"],
  [80, "poplar", "nothing"],
  [81, "poplar", "notice"],
  [51, undefined, "notice"],
  [50, undefined, "nothing"],
])("%p cm of %p: %s", (girth, species, outcome) => {
  expect(girthFormality(rules, girth, species)).toBe(outcome);
});

test.each([0, -1, NaN, Infinity])("%p is no girth", (girth) => {
  expect(girthFormality(rules, girth)).toBeUndefined();
});
