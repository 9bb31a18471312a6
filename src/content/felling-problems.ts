import { FINISH } from "../felling/shared/answers";
import { decide, surveyRules } from "../felling/shared/decide";
import { type Answers, UNKNOWN } from "../felling/shared/felling-rules";
import type { GirthRules } from "../felling/shared/girth-formality";
import { nearest } from "./check/nearest";
import type { RecordProblem, RecordSource } from "./model";
import { repeats } from "./repeats";
import { count, didYouMean, type Words } from "./wording";

type Report = (path: PropertyKey[], words: Words) => RecordProblem;

/** The rules with cases whose outcome the law itself tells. */
interface CheckedRules extends GirthRules {
  readonly cases: readonly {
    readonly name: string;
    readonly given: GirthRules["girth"]["usual"];
    readonly outcome: string;
  }[];
}

/** As many answers without an outcome are told one by one. */
const TOLD = 3;

/**
 * What is wrong between questions, outcomes and rules of felling: names that nothing has or two have,
 * answers that lead nowhere, rules that never decide, cases that come out otherwise than in the law.
 */
export function fellingProblems(record: RecordSource, content: CheckedRules): RecordProblem[] {
  const report: Report = (path, words) => ({ record, path, ...words });
  const names = [...idProblems(content, report), ...nameProblems(content, report)];
  return names.length > 0
    ? names
    : [
        ...surveyProblems(content, report),
        ...girthProblems(content, report),
        ...caseProblems(content, report),
      ];
}

function idProblems({ questions, outcomes }: GirthRules, report: Report): RecordProblem[] {
  return [
    ...twice(questions, ["questions"], report),
    ...twice(outcomes, ["outcomes"], report),
    ...questions.flatMap(({ answers }, index) =>
      twice(answers, ["questions", index, "answers"], report),
    ),
    ...questions.flatMap(({ id, answers }, index) => [
      ...(id === FINISH ? [taken(["questions", index, "id"], id, report)] : []),
      ...answers.flatMap((answer, place) =>
        answer.id === UNKNOWN
          ? [taken(["questions", index, "answers", place, "id"], answer.id, report)]
          : [],
      ),
    ]),
  ];
}

const taken = (path: PropertyKey[], id: string, report: Report) =>
  report(path, {
    problem: `Nazwa „${id}” jest zajęta: strona używa jej sama.`,
    remedy: "Wybierz inną.",
  });

const twice = (items: readonly { id: string }[], path: PropertyKey[], report: Report) =>
  repeats(items.entries(), ([, { id }]) => id).map(([[index, { id }]]) =>
    report([...path, index, "id"], {
      problem: `Nazwa „${id}” stoi na tej liście drugi raz.`,
      remedy: "Każdy wpis ma mieć własną; zmień jedną z nich.",
    }),
  );

function nameProblems(content: CheckedRules, report: Report): RecordProblem[] {
  const { questions, outcomes, rules, girth, cases } = content;
  const known = new Map(
    questions.map(({ id, answers }) => [id, new Set(answers.map((answer) => answer.id))]),
  );
  const unknown = (kind: string, name: string, path: PropertyKey[], names: Iterable<string>) => {
    const all = new Set(names);
    if (all.has(name)) return [];
    const guess = nearest(name, all);
    const otherwise = `Do wyboru: ${[...all].join(", ")}.`;
    return [
      report(path, {
        problem: `Nie ma ${kind} „${name}”.`,
        remedy: didYouMean(guess, otherwise),
      }),
    ];
  };
  const answered = (
    asked: string,
    answers: readonly [PropertyKey[], string][],
    path: PropertyKey[],
  ) => {
    const own = known.get(asked);
    return own
      ? answers.flatMap(([place, answer]) =>
          unknown(`w pytaniu „${asked}” odpowiedzi`, answer, [...path, ...place], own),
        )
      : unknown("pytania", asked, [...path, "asked"], known.keys());
  };
  type Given = GirthRules["girth"]["usual"][number];
  const givenName = ({ asked, given }: Given, path: PropertyKey[]) =>
    answered(asked, given === UNKNOWN ? [] : [[["given"], given]], path);
  const ids = outcomes.map(({ id }) => id);
  return [
    ...rules.flatMap(({ when, outcome }, index) => [
      ...when.flatMap(({ asked, oneOf }, place) =>
        answered(
          asked,
          oneOf.map((answer, at) => [["oneOf", at], answer]),
          ["rules", index, "when", place],
        ),
      ),
      ...unknown("wyniku", outcome, ["rules", index, "outcome"], ids),
    ]),
    ...girth.usual.flatMap((one, index) => givenName(one, ["girth", "usual", index])),
    ...cases.flatMap(({ given, outcome }, index) => [
      ...given.flatMap((one, place) => givenName(one, ["cases", index, "given", place])),
      ...unknown("wyniku", outcome, ["cases", index, "outcome"], ids),
    ]),
    ...unknown("pytania", girth.asked, ["girth", "asked"], known.keys()),
    ...unknown("pytania", girth.species, ["girth", "species"], known.keys()),
  ];
}

function surveyProblems(content: GirthRules, report: Report): RecordProblem[] {
  const { rules, outcomes, questions } = content;
  const { gaps, idle } = surveyRules(content);
  const asked = new Set(rules.flatMap(({ when }) => when.map((condition) => condition.asked)));
  const told = gaps.slice(0, TOLD).map(wordsOf).join("; ");
  const more = gaps.length > TOLD ? ` i jeszcze ${gaps.length - TOLD}` : "";
  return [
    ...(gaps.length > 0
      ? [
          report(["rules"], {
            problem: `Żadna zasada nie pasuje do ${count(gaps.length, "zestawu", "zestawów", "zestawów")} odpowiedzi: ${told}${more}.`,
            remedy: "Dopisz zasadę, która do nich pasuje.",
          }),
        ]
      : []),
    ...idle.map((index) =>
      report(["rules", index], {
        problem: `Zasada ${index + 1} nigdy nie rozstrzyga, bo każdy jej przypadek bierze zasada przed nią.`,
        remedy: "Przesuń ją wyżej, popraw jej warunki albo ją usuń.",
      }),
    ),
    ...outcomes.flatMap(({ id }, index) =>
      rules.some(({ outcome }) => outcome === id)
        ? []
        : [
            report(["outcomes", index, "id"], {
              problem: `Do wyniku „${id}” nie prowadzi żadna zasada.`,
              remedy: "Dopisz zasadę albo usuń wynik.",
            }),
          ],
    ),
    ...questions.flatMap(({ id }, index) =>
      asked.has(id)
        ? []
        : [
            report(["questions", index, "id"], {
              problem: `O odpowiedź na pytanie „${id}” nie pyta żadna zasada.`,
              remedy: "Dopisz zasadę albo usuń pytanie.",
            }),
          ],
    ),
  ];
}

const wordsOf = (answers: Answers) =>
  Object.entries(answers)
    .map(([question, answer]) => `${question} – ${answer}`)
    .join(", ") || "żadnych";

/** A measured girth has to fall on one answer: limits grow, and the last answer has none. */
function girthProblems({ questions, girth }: GirthRules, report: Report): RecordProblem[] {
  const index = questions.findIndex(({ id }) => id === girth.asked);
  const limits = questions[index]?.answers.map(({ upTo }) => upTo ?? Infinity) ?? [];
  const isRising = limits.every((limit, place) => place === 0 || limit > (limits[place - 1] ?? 0));
  if (isRising && limits.at(-1) === Infinity) return [];
  return [
    report(["questions", index, "answers"], {
      problem: `Odpowiedzi na pytanie „${girth.asked}” nie obejmują każdego obwodu po kolei.`,
      remedy: "Niech „upTo” rośnie z odpowiedzi na odpowiedź, a w ostatniej go nie ma.",
    }),
  ];
}

function caseProblems(content: CheckedRules, report: Report): RecordProblem[] {
  const { cases, girth, outcomes } = content;
  return cases.flatMap(({ name, given, outcome }, index) => {
    const all = [...girth.usual, ...given].map((one) => [one.asked, one.given] as const);
    const id = outcomes[decide(content, Object.fromEntries(all)).outcome]?.id;
    if (id === outcome) return [];
    return [
      report(["cases", index, "outcome"], {
        problem: `Przypadek „${name}” daje według zasad wynik „${id}”, a ma dać „${outcome}”.`,
        remedy: "Popraw zasady; jeśli zmieniło się prawo, popraw przypadek.",
      }),
    ];
  });
}
