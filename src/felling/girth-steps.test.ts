import { girthLimits, type GirthRules, girthSteps } from "./girth-steps";

const rules: GirthRules = {
  questions: [
    { id: "owner", answers: [{ id: "me", upTo: 3 }, { id: "firm" }] },
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

test("a step begins where a tree of unknown species needs something else", () => {
  expect(girthSteps(rules)).toEqual([
    { above: 0, outcome: "nothing" },
    { above: 50, outcome: "notice" },
    { above: 80, outcome: "permit" },
  ]);
});

test("where the next answer needs the same, no step begins", () => {
  expect(girthSteps({ ...rules, rules: rules.rules.slice(3) })).toEqual([
    { above: 0, outcome: "permit" },
  ]);
});

test("the limits are those of the question about girth", () => {
  expect(girthLimits(rules)).toEqual([50, 80]);
});
