import {
  type ContentProblem,
  type PlacedRecord,
  problemAt,
  textFields,
} from "gatsby-plugin-typed-content";

/** What asks for a number: how long, how many, from which size, which terms. */
const ASKED = /^(?:ile|długo|jakiej|jakiego|termin\p{L}*|opłat\p{L}*|próg|progi)$/u;

/** Who tells it in place of the text. */
const GUIDE = /^przewodnik\p{L}*$/u;

const TELLS = /^(?:mówi|mówią|podaje|podają|poda|powie|podpowie|wymienia)$/u;

/**
 * Sentences that leave a number to the guide ("how many years, the guide's outcome tells"): to learn
 * it, a visitor would have to answer eight questions.
 */
export function guideRiddles(records: readonly PlacedRecord[]): ContentProblem[] {
  return records.flatMap((record) =>
    // Few texts name it, and words of Unicode are slow to find.
    textFields(record.model.shape, record.data).flatMap(({ value, path }) =>
      (/przewodnik/i.test(value) ? value : "")
        .split(/[.;!?\n]/)
        .filter(isRiddle)
        .map((sentence) => {
          const words = sentence.trim();
          const params = {
            problem: `przewodnik ma podać liczbę zamiast tekstu: „${words}”.`,
            remedy: "Napisz ją tutaj, a do przewodnika wstaw odnośnik.",
          };
          return problemAt(record, path, { code: "ownInside", params }, { words });
        }),
    ),
  );
}

/** Whether a sentence names the guide as what tells a number. */
function isRiddle(sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
  return [ASKED, GUIDE, TELLS].every((sought) => words.some((word) => sought.test(word)));
}
