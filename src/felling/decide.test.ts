import fc from "fast-check";
import { decide, openQuestions, surveyRules } from "./decide";
import { type Answers, type FellingRules, UNKNOWN } from "./felling-rules";

// The same cases in each run: what stops a commit must not depend on luck.
fc.configureGlobal({ seed: 20261127 });

/** Arbitrary rules over a few questions; they may leave gaps, which count as the strictest outcome. */
const anyRules: fc.Arbitrary<FellingRules> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 4 }),
    outcomes: fc.integer({ min: 1, max: 4 }),
  })
  .chain(({ sizes, outcomes }) => {
    const questions = sizes.map((size, index) => ({
      id: `q${index}`,
      answers: Array.from({ length: size }, (_, answer) => ({ id: `a${answer}` })),
    }));
    const condition = fc.constantFrom(...questions).chain(({ id, answers }) =>
      fc.record({
        asked: fc.constant(id),
        oneOf: fc.subarray(
          answers.map((answer) => answer.id),
          { minLength: 1 },
        ),
      }),
    );
    const rule = fc.record({
      when: fc.array(condition, { maxLength: 3 }),
      outcome: fc.integer({ min: 0, max: outcomes - 1 }).map((index) => `o${index}`),
    });
    return fc.record({
      questions: fc.constant(questions),
      outcomes: fc.constant(Array.from({ length: outcomes }, (_, index) => ({ id: `o${index}` }))),
      rules: fc.array(rule, { maxLength: 6 }),
    });
  });

const anyAnswers = ({ questions }: FellingRules): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      questions.map(({ id, answers }) => [
        id,
        fc.constantFrom(UNKNOWN, ...answers.map((answer) => answer.id)),
      ]),
    ),
  );

/** Rules, answers to all questions, and one of the questions with one of its answers. */
const anyCase = anyRules.chain((given) =>
  fc.constantFrom(...given.questions).chain((question) =>
    fc.record({
      rules: fc.constant(given),
      answers: anyAnswers(given),
      question: fc.constant(question.id),
      answer: fc.constantFrom(...question.answers.map(({ id }) => id)),
    }),
  ),
);

/** The first matching rule, found the way an editor reads the list. */
const firstFit = ({ rules, outcomes }: FellingRules, answers: Answers) => {
  const fitting = rules.find(({ when }) =>
    when.every((one) => one.oneOf.includes(answers[one.asked] ?? "")),
  );
  const place = outcomes.findIndex(({ id }) => id === fitting?.outcome);
  return place < 0 ? outcomes.length - 1 : place;
};

test("the first rule that fits decides; every complete set of answers has one outcome", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      const known = Object.fromEntries(
        Object.entries(answers).map(([question, answer]) => [
          question,
          answer === UNKNOWN
            ? (rules.questions.find(({ id }) => id === question)?.answers[0]?.id ?? "")
            : answer,
        ]),
      );
      const { outcome, mildest } = decide(rules, known);
      expect(outcome).toBe(firstFit(rules, known));
      expect(mildest).toBe(outcome);
      expect(openQuestions(rules, known)).toEqual([]);
    }),
  );
});

test("not to know is never milder than any answer that it stands for", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers, question, answer }) => {
      const unknown = decide(rules, { ...answers, [question]: UNKNOWN }).outcome;
      const known = decide(rules, { ...answers, [question]: answer }).outcome;
      expect(unknown).toBeGreaterThanOrEqual(known);
    }),
  );
});

test("questions come to an end, and what is not asked any more changes nothing", () => {
  fc.assert(
    fc.property(anyCase, ({ rules, answers }) => {
      let said: Answers = {};
      for (let asked = 0; asked <= rules.questions.length; asked++) {
        const [next] = openQuestions(rules, said);
        if (!next) break;
        expect(said).not.toHaveProperty(next.id);
        said = { ...said, [next.id]: answers[next.id] ?? UNKNOWN };
      }
      expect(openQuestions(rules, said)).toEqual([]);
      expect(decide(rules, said).outcome).toBe(decide(rules, { ...answers, ...said }).outcome);
    }),
  );
});

/** Rules, and answers to some of the questions. */
const begun = anyRules.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    answers: anyAnswers(rules),
    asked: fc.subarray(rules.questions.map(({ id }) => id)),
  }),
);

test("a question is asked exactly as long as its answer can change the outcome", () => {
  fc.assert(
    fc.property(begun, ({ rules, answers, asked }) => {
      const given = Object.fromEntries(asked.map((id) => [id, answers[id] ?? UNKNOWN]));
      const changing = rules.questions.filter(
        ({ id, answers: known }) =>
          !asked.includes(id) &&
          everyAnswer(rules).some((set) => {
            const outcomes = known.map(
              (answer) => decide(rules, { ...set, ...given, [id]: answer.id }).outcome,
            );
            return new Set(outcomes).size > 1;
          }),
      );
      expect(openQuestions(rules, given)).toEqual(changing);
    }),
    { numRuns: 500 },
  );
});

test("without the girth the species is not asked, since the thickest trunk decides whatever it is", () => {
  const rules: FellingRules = {
    questions: [
      { id: "girth", answers: [{ id: "thin" }, { id: "middling" }, { id: "thick" }] },
      { id: "species", answers: [{ id: "willow" }, { id: "other" }] },
      { id: "owner", answers: [{ id: "person" }, { id: "firm" }] },
    ],
    outcomes: [{ id: "nothing" }, { id: "notice" }, { id: "permit" }],
    rules: [
      { when: [{ asked: "girth", oneOf: ["thin"] }], outcome: "nothing" },
      {
        when: [
          { asked: "girth", oneOf: ["middling"] },
          { asked: "species", oneOf: ["willow"] },
        ],
        outcome: "nothing",
      },
      { when: [{ asked: "owner", oneOf: ["person"] }], outcome: "notice" },
      { when: [], outcome: "permit" },
    ],
  };
  const idsAfter = (answers: Answers) => openQuestions(rules, answers).map(({ id }) => id);
  expect(idsAfter({ girth: "middling" })).toEqual(["species", "owner"]);
  expect(idsAfter({ girth: UNKNOWN })).toEqual(["owner"]);
});

test("no further answers, known or not, lead to a milder outcome than the mildest that is possible", () => {
  fc.assert(
    fc.property(begun, ({ rules, answers, asked }) => {
      const given = Object.fromEntries(asked.map((id) => [id, answers[id] ?? UNKNOWN]));
      const { mildest } = decide(rules, given);
      expect(decide(rules, answers).outcome).toBeGreaterThanOrEqual(mildest);
    }),
  );
});

test("rules without a gap are found to have none, the others to have some", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const { gaps, unreachable } = surveyRules(rules);
      const all = everyAnswer(rules);
      const fits = (answers: Answers) =>
        rules.rules.findIndex(({ when }) =>
          when.every((one) => one.oneOf.includes(answers[one.asked] ?? "")),
        );
      expect(gaps.length > 0).toBe(all.some((answers) => fits(answers) < 0));
      const deciding = new Set(all.map(fits));
      expect(unreachable).toEqual([...rules.rules.keys()].filter((index) => !deciding.has(index)));
    }),
  );
});

const everyAnswer = ({ questions }: FellingRules): Answers[] =>
  questions.reduce<Answers[]>(
    (sets, { id, answers }) =>
      sets.flatMap((set) => answers.map((answer) => ({ ...set, [id]: answer.id }))),
    [{}],
  );

test("nothing known at all comes to the strictest outcome that there is", () => {
  fc.assert(
    fc.property(anyRules, (rules) => {
      const outcomes = everyAnswer(rules).map((answers) => firstFit(rules, answers));
      expect(decide(rules, {}).outcome).toBe(Math.max(...outcomes));
    }),
  );
});

test("who doesn't know the place is told of the places' rule, not of one that hangs on what was not asked", () => {
  const yesOrNo = [{ id: "no" }, { id: "yes" }];
  const rules: FellingRules = {
    questions: [
      { id: "protected", answers: yesOrNo },
      { id: "field", answers: yesOrNo },
    ],
    outcomes: [{ id: "free" }, { id: "ask" }],
    rules: [
      { when: [{ asked: "protected", oneOf: ["yes"] }], outcome: "ask" },
      { when: [{ asked: "field", oneOf: ["yes"] }], outcome: "ask" },
      { when: [], outcome: "free" },
    ],
  };
  expect(decide(rules, { protected: UNKNOWN })).toEqual(
    expect.objectContaining({ outcome: 1, mildest: 1, rule: 0 }),
  );
});
