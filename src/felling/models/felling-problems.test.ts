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
const told = (words: string): unknown => expect.stringMatching(new RegExp(line + words));

test("rules that hang together", () => {
  expect(problemsWith(() => undefined)).toBe("");
});

test("an answer that no rule fits", () => {
  const problems = problemsWith((content) => content.rules.pop());
  expect(problems).toEqual(
    told(
      "Żadna zasada nie pasuje do 1 zestawu odpowiedzi: pytanie-0 – odpowiedz-1. Dopisz zasadę, która do nich pasuje.",
    ),
  );
});

test("names that nothing has, with what there is", () => {
  const names = problemsWith(({ rules }) => {
    const [first, last] = rules;
    const [condition] = first?.when ?? [];
    if (condition) condition.oneOf = ["odpowiedz-9"];
    if (last) Object.assign(last, { when: [{ asked: "inne", oneOf: ["x"] }], outcome: "w" });
  });
  expect(names.split("\n")).toEqual([
    told(
      "Nie ma w pytaniu „pytanie-0” odpowiedzi „odpowiedz-9”. Do wyboru: odpowiedz-0, odpowiedz-1.",
    ),
    told("Nie ma pytania „inne”. Do wyboru: pytanie-0."),
    told("Nie ma wyniku „w”. "),
  ]);
});

test("a rule that never decides", () => {
  const problems = problemsWith(({ rules }) => rules.push(...structuredClone(rules.slice(-1))));
  expect(problems).toEqual(
    told("Zasada 3 nigdy nie rozstrzyga, bo wszystkie jej przypadki rozstrzyga już"),
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
    told("Żadna zasada nie korzysta z pytania „nowe”."),
    told("Do wyniku „nowy” nie prowadzi żadna zasada."),
  ]);
});

test("names that stand twice, and names that the page needs itself", () => {
  const problems = problemsWith(({ questions }) => {
    const [first, second] = questions[0]?.answers ?? [];
    if (first && second) second.id = first.id;
    if (first) questions[0]?.answers.push({ ...first, id: "nie-wiem" });
  });
  expect(problems.split("\n")).toEqual([
    told("Nazwa „odpowiedz-0” jest na tej liście drugi raz."),
    told("Nazwa „nie-wiem” jest zajęta"),
  ]);
});

test("girths that no answer holds", () => {
  const problems = problemsWith(({ questions }) => {
    const last = questions[0]?.answers.at(-1);
    if (last) last.upTo = 5;
  });
  expect(problems).toEqual(told("Odpowiedzi na pytanie „pytanie-0” nie obejmują każdego obwodu"));
});

test("a case of the law that the rules decide otherwise, or that nothing can decide", () => {
  const given = [{ asked: "pytanie-0", given: "odpowiedz-0" }];
  const withCase = (outcome: string, answers = given) =>
    problemsWith(({ cases }) => {
      cases.push({ name: "Dąb", law: "art. 1", given: answers, outcome });
    });
  expect(withCase("wynik-0")).toBe("");
  expect(withCase("wynik-9")).toEqual(told("Nie ma wyniku „wynik-9”."));
  expect(withCase("wynik-0", [{ asked: "pytanie-0", given: "x" }])).toEqual(
    told("Nie ma w pytaniu „pytanie-0” odpowiedzi „x”."),
  );
  const otherwise = problemsWith(({ cases, outcomes, rules }) => {
    const [outcome] = structuredClone(outcomes);
    if (outcome) {
      const seo = {
        title: `Nowy ${outcome.seo.title}`,
        description: `Nowy${outcome.seo.description}`,
      };
      outcomes.push({ ...outcome, id: "nowy", seo });
    }
    const [rule] = rules;
    if (rule) rule.outcome = "nowy";
    cases.push(
      { name: "Dąb", law: "art. 1", given, outcome: "wynik-0" },
      {
        name: "Nie wiadomo",
        law: "art. 2",
        given: [{ asked: "pytanie-0", given: "nie-wiem" }],
        outcome: "nowy",
      },
    );
  });
  expect(otherwise).toEqual(
    told("Przypadek „Dąb” daje według zasad wynik „nowy”, a ma dać „wynik-0”. Popraw zasady;"),
  );
});

test("answers after which an outcome must not come, and rules by which it can", () => {
  const given = [{ asked: "pytanie-0", given: "odpowiedz-0" }];
  const problems = problemsWith(({ never, outcomes }) => {
    never.push({ name: "Pomnik", law: "art. 45", given, outcome: outcomes[0]?.id ?? "" });
  });
  expect(problems).toEqual(
    told("Przypadek „Pomnik” może dać według zasad wynik „wynik-0”, a ma dać surowszy niż"),
  );
  const names = problemsWith(({ never }) => {
    never.push({ name: "Pomnik", law: "art. 45", given, outcome: "wynik-9" });
  });
  expect(names).toEqual(told("Nie ma wyniku „wynik-9”."));
});

test("two outcomes with one title for search engines", () => {
  const problems = problemsWith(({ outcomes, rules }) => {
    const [outcome] = structuredClone(outcomes);
    if (outcome) outcomes.push({ ...outcome, id: "nowy" });
    const [rule] = rules;
    if (rule) rule.outcome = "nowy";
  });
  expect(problems).toContain(
    "pozycja „seo → title” jest taka sama jak w content/felling-rules.yaml",
  );
});
