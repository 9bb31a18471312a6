import { girthFormality, type GirthRules } from "./girth-formality";

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
    {
      when: [
        { asked: "girth", oneOf: ["mid"] },
        { asked: "owner", oneOf: ["me"] },
      ],
      outcome: "notice",
    },
    { when: [], outcome: "permit" },
  ],
  girth: { asked: "girth", species: "species", usual: [{ asked: "owner", given: "me" }] },
};

test.each([
  [1, "nothing"],
  [50, "nothing"],
  [50.1, "notice"],
  [80, "notice"],
  [80.1, "permit"],
])("%p cm of a tree whose species nobody knows: %s", (girth, outcome) => {
  expect(girthFormality(rules, girth)).toBe(outcome);
});

test.each([0, -1, NaN, Infinity])("%p is no girth", (girth) => {
  expect(girthFormality(rules, girth)).toBeUndefined();
});
