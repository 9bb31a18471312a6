import { count, type RecordProblem } from "../../../packages/content-model";
import { repeats } from "../../../packages/utils";
import { TOWN } from "../answers";
import { decide, surveyRules } from "../decide";
import { type Answers, UNKNOWN } from "../felling-rules";
import type { GirthRules } from "../girth-steps";

/** The rules with cases whose outcome the law itself decides. */
interface CheckedRules extends GirthRules {
  readonly cases: readonly LawCase[];
  /** Answers that must not lead to an outcome or a milder one, whatever else is answered. */
  readonly never: readonly LawCase[];
}

interface LawCase {
  readonly name: string;
  readonly given: Given;
  readonly outcome: string;
}

type Given = GirthRules["girth"]["usual"];

/** A mistake at a path inside the rules. */
type FellingProblem = Omit<RecordProblem, "record">;

/** How many sets of answers without an outcome are listed one by one. */
const TOLD = 3;

/**
 * The inconsistencies between questions, outcomes and rules: unknown and duplicate names, answers
 * that lead nowhere, rules that never decide, and cases with another outcome than in the law.
 */
export function fellingProblems(content: CheckedRules): FellingProblem[] {
  const names = [...idProblems(content), ...nameProblems(content)];
  return names.length > 0
    ? names
    : [
        ...surveyProblems(content),
        ...girthProblems(content),
        ...caseProblems(content),
        ...neverProblems(content),
      ];
}

function idProblems({ questions, outcomes }: GirthRules): FellingProblem[] {
  return [
    ...ownIds(questions, ["questions"], TOWN),
    ...ownIds(outcomes, ["outcomes"]),
    ...questions.flatMap(({ answers }, index) =>
      ownIds(answers, ["questions", index, "answers"], UNKNOWN),
    ),
  ];
}

/** @param taken an id that the site uses itself */
function ownIds(items: readonly { id: string }[], path: PropertyKey[], taken?: string) {
  const twice = repeats(items.entries(), ([, { id }]) => id).map(([[index, { id }]]) => ({
    path: [...path, index, "id"],
    problem: `Nazwa „${id}” jest na tej liście drugi raz.`,
    remedy: "Każdy wpis ma mieć własną; zmień jedną z nich.",
  }));
  const index = items.findIndex(({ id }) => id === taken);
  if (index < 0) return twice;
  return [
    ...twice,
    {
      path: [...path, index, "id"],
      problem: `Nazwa „${taken}” jest zajęta: strona używa jej sama.`,
      remedy: "Wybierz inną.",
    },
  ];
}

function nameProblems(content: CheckedRules): FellingProblem[] {
  const { questions, outcomes, rules, girth, cases, never } = content;
  const outcome = among("wyniku", outcomes);
  const question = among("pytania", questions);
  const answer = (asked: string) => {
    const answers = questions.find(({ id }) => id === asked)?.answers;
    return answers ? among(`w pytaniu „${asked}” odpowiedzi`, answers) : () => [];
  };
  const given = (all: Given, path: PropertyKey[]) =>
    all.flatMap((one, index) => [
      ...question(one.asked, [...path, index, "asked"]),
      ...(one.given === UNKNOWN ? [] : answer(one.asked)(one.given, [...path, index, "given"])),
    ]);
  return [
    ...rules.flatMap((rule, index) => [
      ...rule.when.flatMap(({ asked, oneOf }, place) => {
        const path = ["rules", index, "when", place];
        const names = oneOf.flatMap((name, at) => answer(asked)(name, [...path, "oneOf", at]));
        return [...question(asked, [...path, "asked"]), ...names];
      }),
      ...outcome(rule.outcome, ["rules", index, "outcome"]),
    ]),
    ...given(girth.usual, ["girth", "usual"]),
    ...Object.entries({ cases, never }).flatMap(([key, all]) =>
      all.flatMap((one, index) => [
        ...given(one.given, [key, index, "given"]),
        ...outcome(one.outcome, [key, index, "outcome"]),
      ]),
    ),
    ...question(girth.asked, ["girth", "asked"]),
    ...question(girth.species, ["girth", "species"]),
  ];
}

/**
 * A check of names.
 * @param kind what a name should belong to, in the genitive
 */
function among(kind: string, all: readonly { id: string }[]) {
  const names = all.map(({ id }) => id);
  return (name: string, path: PropertyKey[]): FellingProblem[] =>
    names.includes(name)
      ? []
      : [
          {
            path,
            problem: `Nie ma ${kind} „${name}”.`,
            remedy: `Do wyboru: ${names.join(", ")}.`,
            lost: { name, among: names },
          },
        ];
}

function surveyProblems(content: GirthRules): FellingProblem[] {
  const { rules, outcomes, questions } = content;
  const { gaps, idle } = surveyRules(content);
  const reached = new Set(rules.map(({ outcome }) => outcome));
  const asked = new Set(rules.flatMap(({ when }) => when.map((condition) => condition.asked)));
  return [
    ...(gaps.length > 0 ? [gapProblem(gaps)] : []),
    ...idle.map((index) => ({
      path: ["rules", index],
      problem: `Zasada ${index + 1} nigdy nie rozstrzyga, bo wszystkie jej przypadki rozstrzyga już wcześniejsza zasada.`,
      remedy: "Przesuń ją wyżej, popraw jej warunki albo ją usuń.",
    })),
    ...unused(outcomes, reached).map(([index, id]) => ({
      path: ["outcomes", index, "id"],
      problem: `Do wyniku „${id}” nie prowadzi żadna zasada.`,
      remedy: "Dopisz zasadę albo usuń wynik.",
    })),
    ...unused(questions, asked).map(([index, id]) => ({
      path: ["questions", index, "id"],
      problem: `Żadna zasada nie korzysta z pytania „${id}”.`,
      remedy: "Dopisz zasadę albo usuń pytanie.",
    })),
  ];
}

const unused = (items: readonly { id: string }[], used: ReadonlySet<string>) =>
  items.flatMap(({ id }, index) => (used.has(id) ? [] : [[index, id] as const]));

function gapProblem(gaps: readonly Answers[]): FellingProblem {
  const told = gaps.slice(0, TOLD).map(wordsOf).join("; ");
  const more = gaps.length > TOLD ? ` i jeszcze ${gaps.length - TOLD}` : "";
  return {
    path: ["rules"],
    problem: `Żadna zasada nie pasuje do ${count(gaps.length, "zestawu", "zestawów", "zestawów")} odpowiedzi: ${told}${more}.`,
    remedy: "Dopisz zasadę, która do nich pasuje.",
  };
}

const wordsOf = (answers: Answers) =>
  Object.entries(answers)
    .map(([question, answer]) => `${question} – ${answer}`)
    .join(", ") || "gdy nie ma żadnej odpowiedzi";

/** A measured girth must match one answer: limits are ascending, and the last answer has none. */
function girthProblems({ questions, girth }: GirthRules): FellingProblem[] {
  const index = questions.findIndex(({ id }) => id === girth.asked);
  const limits = questions[index]?.answers.map(({ upTo }) => upTo ?? Infinity) ?? [];
  const isRising = limits.every((limit, place) => place === 0 || limit > (limits[place - 1] ?? 0));
  if (isRising && limits.at(-1) === Infinity) return [];
  return [
    {
      path: ["questions", index, "answers"],
      problem: `Odpowiedzi na pytanie „${girth.asked}” nie obejmują każdego obwodu po kolei.`,
      remedy:
        "W kolejnych odpowiedziach liczba centymetrów musi rosnąć, a w ostatniej pole ma być puste.",
    },
  ];
}

function caseProblems(content: CheckedRules): FellingProblem[] {
  const { cases, girth, outcomes } = content;
  return cases.flatMap(({ name, given, outcome }, index) => {
    const id = outcomes[decide(content, answersOf([...girth.usual, ...given])).outcome]?.id;
    if (id === outcome) return [];
    return {
      path: ["cases", index, "outcome"],
      problem: `Przypadek „${name}” daje według zasad wynik „${id}”, a ma dać „${outcome}”.`,
      remedy: "Popraw zasady; jeśli zmieniło się prawo, popraw przypadek.",
    };
  });
}

function neverProblems(content: CheckedRules): FellingProblem[] {
  const { never, outcomes } = content;
  return never.flatMap(({ name, given, outcome }, index) => {
    const { mildest } = decide(content, answersOf(given));
    if (mildest > outcomes.findIndex(({ id }) => id === outcome)) return [];
    return {
      path: ["never", index, "outcome"],
      problem: `Przypadek „${name}” może dać według zasad wynik „${outcomes[mildest]?.id}”, a ma dać surowszy niż „${outcome}”, cokolwiek padnie na inne pytania.`,
      remedy: "Popraw zasady; jeśli zmieniło się prawo, popraw przypadek.",
    };
  });
}

const answersOf = (given: Given): Answers =>
  Object.fromEntries(given.map((one) => [one.asked, one.given]));
