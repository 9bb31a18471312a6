// The consistency of questions, outcomes and rules.
import { parse, stringify } from "yaml";
import { problemsIn } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
import { TOWN } from "../../felling/answers";
import { UNKNOWN } from "../../felling/felling-rules";
import { fellingProblems } from "./felling-problems";
import type { FellingContent } from "./felling-rules";

const place = "felling-rules.yaml";

/**
 * The problems of the changed sample, which has one question with two answers, a rule for each and
 * one outcome.
 */
function problemsWith(change: (rules: Writable<FellingContent>) => void): string {
  const rules = parse(sampleContent()[place] ?? "") as Writable<FellingContent>;
  change(rules);
  return problemsIn({ [place]: stringify(rules, { version: "1.1" }) });
}

type Writable<Value> = { -readonly [Key in keyof Value]: Writable<Value[Key]> };

const line = String.raw`^content/felling-rules\.yaml:\d+:\d+ {2}`;
const problem = (words: string): unknown => expect.stringMatching(new RegExp(line + words));

test("rules that hang together", () => {
  expect(problemsWith(() => undefined)).toBe("");
});

test("an answer that no rule fits", () => {
  const problems = problemsWith((content) => content.rules.pop());
  expect(problems).toEqual(
    problem(
      "Żadna zasada nie pasuje do 1 zestawu odpowiedzi: pytanie-0 – odpowiedz-1. Dopisz zasadę, która do nich pasuje.",
    ),
  );
});

test("names that nothing has, with what there is", () => {
  const names = problemsWith(({ rules, girth }) => {
    girth.usual.push({ asked: "pytanie-0", given: "y" });
    const [first, last] = rules;
    const [condition] = first?.when ?? [];
    if (condition) condition.oneOf = ["odpowiedz-9"];
    if (last) Object.assign(last, { when: [{ asked: "inne", oneOf: ["x"] }], outcome: "w" });
  });
  expect(names.split("\n")).toEqual([
    problem(
      "Nie ma w pytaniu „pytanie-0” odpowiedzi „odpowiedz-9”. Do wyboru: odpowiedz-0, odpowiedz-1.",
    ),
    problem("Nie ma pytania „inne”. Do wyboru: pytanie-0."),
    problem("Nie ma wyniku „w”. "),
    problem("Nie ma w pytaniu „pytanie-0” odpowiedzi „y”."),
  ]);
});

test("a rule that never decides", () => {
  const problems = problemsWith(({ rules }) => rules.push(...structuredClone(rules.slice(-1))));
  expect(problems).toEqual(
    problem("Zasada 3 nigdy nie rozstrzyga, bo wszystkie jej przypadki rozstrzyga już"),
  );
});

test("an outcome and a question that no rule has anything to do with", () => {
  const problems = problemsWith(({ outcomes, questions }) => {
    const [outcome] = structuredClone(outcomes);
    const [question] = structuredClone(questions);
    if (outcome) {
      outcomes.push({
        ...outcome,
        id: "nowy",
        seo: { title: `Nowy ${outcome.seo.title}`, description: `Nowy${outcome.seo.description}` },
      });
    }
    if (question) questions.push({ ...question, id: "nowe" });
  });
  expect(problems.split("\n")).toEqual([
    problem("Żadna zasada nie korzysta z pytania „nowe”."),
    problem("Do wyniku „nowy” nie prowadzi żadna zasada."),
  ]);
});

test("names that stand twice, and names that the page needs itself", () => {
  const problems = problemsWith(({ questions }) => {
    const [first, second] = questions[0]?.answers ?? [];
    if (first && second) second.id = first.id;
    if (first) questions[0]?.answers.push({ ...first, id: "nie-wiem" });
  });
  expect(problems.split("\n")).toEqual([
    problem("Nazwa „odpowiedz-0” jest na tej liście drugi raz."),
    problem("Nazwa „nie-wiem” jest zajęta"),
  ]);
});

test("girths that no answer holds", () => {
  const problems = problemsWith(({ questions }) => {
    const last = questions[0]?.answers.at(-1);
    if (last) last.upTo = 5;
  });
  expect(problems).toEqual(
    problem("Odpowiedzi na pytanie „pytanie-0” nie obejmują każdego obwodu"),
  );
});

test("two outcomes with one title for search engines", () => {
  const problems = problemsWith(({ outcomes, rules }) => {
    const [outcome] = structuredClone(outcomes);
    if (outcome) outcomes.push({ ...outcome, id: "nowy" });
    const [rule] = rules;
    if (rule) rule.outcome = "nowy";
  });
  expect(problems).toContain(
    "pozycja „seo → title” jest już gdzie indziej (content/felling-rules.yaml",
  );
});

/** What the rules of a changed sample are told, each with where. */
function toldOf(change: (rules: Writable<FellingContent>) => void): string[] {
  const rules = parse(sampleContent()[place] ?? "") as Writable<FellingContent>;
  change(rules);
  return fellingProblems(rules).map(({ path, problem: words }) => `${path.join(".")}: ${words}`);
}

test("a question may not have the name of that about the town, nor two outcomes one name", () => {
  expect(toldOf(({ questions }) => Object.assign(questions[0] ?? {}, { id: TOWN }))).toEqual([
    `questions.0.id: Nazwa „${TOWN}” jest zajęta: strona używa jej sama.`,
    ...Array<unknown>(3).fill(expect.stringContaining("Nie ma pytania „pytanie-0”.")),
  ]);
  const twice = toldOf(({ outcomes }) => outcomes.push(...structuredClone(outcomes)));
  expect(twice).toEqual([expect.stringMatching(/^outcomes\.1\.id: .* drugi raz\.$/)]);
});

test("the hint at a girth asks questions that there are; an answer of it may be unknown", () => {
  expect(toldOf(({ girth }) => (girth.species = "inne"))).toEqual([
    "girth.species: Nie ma pytania „inne”.",
  ]);
  expect(toldOf(({ girth }) => (girth.asked = "inne"))[0]).toBe(
    "girth.asked: Nie ma pytania „inne”.",
  );
  expect(toldOf(({ girth }) => (girth.usual = [{ asked: "pytanie-0", given: UNKNOWN }]))).toEqual(
    [],
  );
});

test("a name that nothing has comes with those that there are", () => {
  const rules = parse(sampleContent()[place] ?? "") as Writable<FellingContent>;
  rules.girth.species = "pytanie-o";
  expect(fellingProblems(rules)).toMatchObject([
    { lost: { name: "pytanie-o", among: ["pytanie-0"] } },
  ]);
});

test("each girth has one answer: limits rise, and no two are the same", () => {
  const upTo = (...limits: (number | undefined)[]) =>
    toldOf(({ questions, rules }) => {
      const [answer] = questions[0]?.answers ?? [];
      if (!questions[0] || !answer) return;
      questions[0].answers = limits.map((limit, index) => ({
        ...answer,
        id: `o-${index}`,
        upTo: limit,
      }));
      const [rule] = rules;
      if (rule)
        rules.splice(0, rules.length, {
          ...rule,
          when: [{ asked: "pytanie-0", oneOf: limits.map((_, index) => `o-${index}`) }],
        });
    }).map((line) => line.split(":")[0]);
  expect(upTo(50, 65, undefined)).toEqual([]);
  expect(upTo(65, 50, undefined)).toEqual(["questions.0.answers"]);
  expect(upTo(50, 50, undefined)).toEqual(["questions.0.answers"]);
});

test("of many sets of answers without an outcome three are told, with how many more there are", () => {
  const gaps = (more: number) =>
    toldOf(({ questions, rules }) => {
      rules.pop();
      const [first] = questions;
      const [answer] = first?.answers ?? [];
      if (!first || !answer) return;
      for (const one of first.answers) one.upTo = undefined;
      for (let index = 0; index < more; index++)
        first.answers.push({ ...answer, id: `luka-${index}` });
    }).find((line) => line.startsWith("rules: "));
  expect(gaps(2)).toMatch(/do 3 zestawów odpowiedzi: [^;]*; [^;]*luka-0; [^;]*luka-1\.$/);
  expect(gaps(4)).toMatch(/do 5 zestawów odpowiedzi: [^;]*; [^;]*; [^;]*luka-1 i jeszcze 2\.$/);
});

test("without any rule an outcome is missing whatever is answered", () => {
  const told = toldOf((content) => content.rules.splice(0));
  expect(told).toContain(
    "rules: Żadna zasada nie pasuje do 1 zestawu odpowiedzi: gdy nie ma żadnej odpowiedzi.",
  );
});

test("each problem names its place among the rules", () => {
  const places = (change: Parameters<typeof toldOf>[0]) =>
    toldOf(change).map((told) => told.split(": ")[0]);
  expect(
    places(({ rules, girth }) => {
      girth.usual.push({ asked: "pytanie-0", given: "y" }, { asked: "z", given: "y" });
      const [first, last] = rules;
      if (first) first.when = [{ asked: "pytanie-0", oneOf: ["odpowiedz-0", "x"] }];
      if (last) Object.assign(last, { when: [{ asked: "inne", oneOf: ["x"] }], outcome: "w" });
    }),
  ).toEqual([
    "rules.0.when.0.oneOf.1",
    "rules.1.when.0.asked",
    "rules.1.outcome",
    "girth.usual.0.given",
    "girth.usual.1.asked",
  ]);
  expect(
    places(({ rules, outcomes, questions }) => {
      rules.push(...structuredClone(rules.slice(-1)));
      outcomes.push(...outcomes.map((outcome) => ({ ...outcome, id: "nowy" })));
      questions.push(...questions.map((question) => ({ ...question, id: "nowe" })));
    }),
  ).toEqual(["rules.2", "outcomes.1.id", "questions.1.id"]);
  const twice = places(({ questions }) => questions[0]?.answers.push(...questions[0].answers));
  expect(twice).toEqual(["questions.0.answers.2.id", "questions.0.answers.3.id"]);
});
