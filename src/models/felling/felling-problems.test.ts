// The consistency of questions, outcomes and rules.
import { parse, stringify } from "yaml";
import { problemsIn } from "../../../e2e/support/content/content-problems";
import { sampleContent } from "../../../e2e/support/content/sample-content";
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
