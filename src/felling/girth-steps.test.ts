import { girthFormality, type GirthRules } from "./girth-formality";
import { girthSteps } from "./girth-steps";

const rules: GirthRules = {
  questions: [
    { id: "girth", answers: [{ id: "thin", upTo: 50 }, { id: "mid", upTo: 80 }, { id: "thick" }] },
    { id: "species", answers: [{ id: "poplar" }, { id: "other" }] },
  ],
  outcomes: [{ id: "nothing" }, { id: "notice" }],
  rules: [
    { when: [{ asked: "girth", oneOf: ["thin"] }], outcome: "nothing" },
    {
      when: [
        { asked: "girth", oneOf: ["mid"] },
        { asked: "species", oneOf: ["poplar"] },
      ],
      outcome: "nothing",
    },
    { when: [], outcome: "notice" },
  ],
  girth: { asked: "girth", species: "species", usual: [] },
};

test("a step begins where a tree of unknown species needs something else", () => {
  expect(girthSteps(rules)).toEqual([
    { above: 0, outcome: "nothing" },
    { above: 50, outcome: "notice" },
  ]);
});

test("the last step below a girth is what that girth means", () => {
  for (let girth = 1; girth <= 120; girth++) {
    const step = girthSteps(rules).findLast(({ above }) => girth > above);
    expect(step?.outcome).toBe(girthFormality(rules, girth));
  }
});
