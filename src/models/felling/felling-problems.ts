import { repeats } from "@typed-site/utils";
import { count, type RecordProblem } from "gatsby-plugin-typed-content";
import { TOWN } from "../../felling/answers";
import { surveyRules } from "../../felling/decide";
import { type Answers, UNKNOWN } from "../../felling/felling-rules";
import type { GirthRules } from "../../felling/girth-steps";

/** A mistake at a path inside the rules. */
type FellingProblem = Omit<RecordProblem, "record">;

interface Named {
  readonly id: string;
}

/** How many sets of answers without an outcome a problem lists one by one. */
const LISTED_GAPS = 3;

/**
 * The inconsistencies between questions, outcomes and rules: unknown and duplicate names, answers
 * that lead nowhere, and rules that never decide.
 */
export function fellingProblems(content: GirthRules): FellingProblem[] {
  const wrongNames = [...ambiguousNames(content), ...unknownNames(content)];
  if (wrongNames.length > 0) return wrongNames;
  return [...ruleProblems(content), ...girthProblems(content)];
}

function ambiguousNames({ questions, outcomes }: GirthRules): FellingProblem[] {
  return [
    ...idProblems(questions, ["questions"], TOWN),
    ...idProblems(outcomes, ["outcomes"]),
    ...questions.flatMap(({ answers }, index) =>
      idProblems(answers, ["questions", index, "answers"], UNKNOWN),
    ),
  ];
}

/** @param reserved an id that the site uses itself */
function idProblems(items: readonly Named[], path: PropertyKey[], reserved?: string) {
  const twice = repeats(items.entries(), ([, { id }]) => id).map(([[index, { id }]]) => ({
    path: [...path, index, "id"],
    problem: `Nazwa „${id}” jest na tej liście drugi raz.`,
    remedy: "Każdy wpis ma mieć własną; zmień jedną z nich.",
  }));
  const index = items.findIndex(({ id }) => id === reserved);
  if (index < 0) return twice;
  return [
    ...twice,
    {
      path: [...path, index, "id"],
      problem: `Nazwa „${reserved}” jest zajęta: strona używa jej sama.`,
      remedy: "Wybierz inną.",
    },
  ];
}

function unknownNames({ questions, outcomes, rules, girth }: GirthRules): FellingProblem[] {
  const answersTo = (asked: string) => questions.find(({ id }) => id === asked)?.answers;
  const question = (name: string, path: PropertyKey[]) =>
    unknownName("pytania", questions, name, path);
  const answer = (asked: string, name: string, path: PropertyKey[]) =>
    unknownName(`w pytaniu „${asked}” odpowiedzi`, answersTo(asked), name, path);
  const inRules = rules.flatMap(({ when, outcome }, index) => [
    ...when.flatMap(({ asked, oneOf }, position) => {
      const path = ["rules", index, "when", position];
      return [
        ...question(asked, [...path, "asked"]),
        ...oneOf.flatMap((name, at) => answer(asked, name, [...path, "oneOf", at])),
      ];
    }),
    ...unknownName("wyniku", outcomes, outcome, ["rules", index, "outcome"]),
  ]);
  const inUsual = girth.usual.flatMap(({ asked, given }, index) => {
    const path = ["girth", "usual", index];
    return [
      ...question(asked, [...path, "asked"]),
      ...(given === UNKNOWN ? [] : answer(asked, given, [...path, "given"])),
    ];
  });
  return [
    ...inRules,
    ...inUsual,
    ...question(girth.asked, ["girth", "asked"]),
    ...question(girth.species, ["girth", "species"]),
  ];
}

/**
 * The problem that nothing has a name.
 * @param kind what should have it, in the genitive
 * @param all what may be named; undefined where another problem says why nothing may
 */
function unknownName(
  kind: string,
  all: readonly Named[] | undefined,
  name: string,
  path: PropertyKey[],
): FellingProblem[] {
  const among = all?.map(({ id }) => id);
  if (!among || among.includes(name)) return [];
  return [
    {
      path,
      problem: `Nie ma ${kind} „${name}”.`,
      remedy: `Do wyboru: ${among.join(", ")}.`,
      lost: { name, among },
    },
  ];
}

function ruleProblems(content: GirthRules): FellingProblem[] {
  const { rules, outcomes, questions } = content;
  const { gaps, unreachable } = surveyRules(content);
  const reached = new Set(rules.map(({ outcome }) => outcome));
  const asked = new Set(rules.flatMap(({ when }) => when.map((condition) => condition.asked)));
  return [
    ...gapProblem(gaps),
    ...unreachable.map((index) => ({
      path: ["rules", index],
      problem: `Zasada ${index + 1} nigdy nie rozstrzyga, bo wszystkie jej przypadki rozstrzyga już wcześniejsza zasada.`,
      remedy: "Przesuń ją wyżej, popraw jej warunki albo ją usuń.",
    })),
    ...unused(outcomes, reached, "outcomes").map(({ id, path }) => ({
      path,
      problem: `Do wyniku „${id}” nie prowadzi żadna zasada.`,
      remedy: "Dopisz zasadę albo usuń wynik.",
    })),
    ...unused(questions, asked, "questions").map(({ id, path }) => ({
      path,
      problem: `Żadna zasada nie korzysta z pytania „${id}”.`,
      remedy: "Dopisz zasadę albo usuń pytanie.",
    })),
  ];
}

const unused = (items: readonly Named[], used: ReadonlySet<string>, list: string) =>
  items
    .map(({ id }, index) => ({ id, path: [list, index, "id"] }))
    .filter(({ id }) => !used.has(id));

function gapProblem(gaps: readonly Answers[]): FellingProblem[] {
  if (gaps.length === 0) return [];
  const listed = gaps.slice(0, LISTED_GAPS).map(inWords).join("; ");
  const more = gaps.length > LISTED_GAPS ? ` i jeszcze ${gaps.length - LISTED_GAPS}` : "";
  return [
    {
      path: ["rules"],
      problem: `Żadna zasada nie pasuje do ${count(gaps.length, "zestawu", "zestawów", "zestawów")} odpowiedzi: ${listed}${more}.`,
      remedy: "Dopisz zasadę, która do nich pasuje.",
    },
  ];
}

const inWords = (answers: Answers) =>
  Object.entries(answers)
    .map(([question, answer]) => `${question} – ${answer}`)
    .join(", ") || "gdy nie ma żadnej odpowiedzi";

/** A measured girth must match one answer: limits are ascending, and the last answer has none. */
function girthProblems({ questions, girth }: GirthRules): FellingProblem[] {
  const index = questions.findIndex(({ id }) => id === girth.asked);
  const limits = questions[index]?.answers.map(({ upTo }) => upTo ?? Infinity) ?? [];
  const isRising = limits.every(
    (limit, position) => position === 0 || limit > (limits[position - 1] ?? 0),
  );
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
