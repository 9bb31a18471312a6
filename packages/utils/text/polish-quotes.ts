/**
 * Words between two quotation marks, Polish or as keyboards and other programs write them: `"x"`, `„x"`, `,,x''`, `“x”`.
 * The first stands where words begin, so that an inch's sign (`3/4"`) and an attribute (`href="x"`) open nothing. Without
 * a lookbehind, at which Safari 15 stops.
 */
const QUOTED = /(^|[\s([{*–—-])((?:,,|[„"“])(?=\S)([^„"“”\n]{0,299}?[^„"“”\s([{–—-])(?:''|["“”]))/g;

const inPolishMarks = (words: string) => `„${words}”`;

/** A text with all quoted words in Polish marks (PWN: „…”). Takes time linear in the text's length. */
export const polishQuotes = (text: string) =>
  text.replace(
    QUOTED,
    (_, before: string, _quoted, words: string) => before + inPolishMarks(words),
  );

/** The first quoted words with their marks where these are no Polish ones; undefined where all are. */
export const otherQuotes = (text: string): string | undefined =>
  [...text.matchAll(QUOTED)].find(
    ([, , quoted, words = ""]) => quoted !== inPolishMarks(words),
  )?.[2];
