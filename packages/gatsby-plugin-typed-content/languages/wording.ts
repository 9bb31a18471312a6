/** The fields that this plugin has words for: the model says no more than where they stand. */
export type BuiltInField = "photo" | "photoFile" | "alt" | "seo" | "seoTitle" | "seoDescription";

/** What a language says beside the messages of the check, and what is typographic of it. */
export interface Wording {
  /** The language as BCP 47 writes it: `pl`. */
  tag: string;
  /** How large a file is: `1,2 MB`. */
  size: (bytes: number) => string;
  quoted: (words: string) => string;
  /** Where a run of text that visitors read may not be broken, and the like. */
  typography: (text: string) => string;
  /** The first words in quotation marks that are none of the language, with the marks; undefined where there are none. */
  otherQuotes: (text: string) => string | undefined;
  /** Letters and characters that its texts have and ASCII has not: programs damage them. */
  characters: string;
  /** Words behind a hyphen that stands for the rest of a word: `jedno- i dwuosobowy`. */
  conjunctions: readonly string[];

  /** A file that holds a list, or a thing of a type without a noun. */
  thisFile: string;
  /** What an entry of a list is called whose model has no noun. */
  entry: string;
  /** A file by its place below the content folder. */
  file: (file: string) => string;
  /** Begins a sentence about a field of a thing, or the thing itself where the field is empty: `Pytanie 3: pozycja „answer”`. */
  value: (owner: string, field: string) => string;
  /** Begins a sentence about what is in it: `Pytanie 3: w pozycji „answer”`. */
  within: (owner: string, field: string) => string;
  /** Which entry of a list it is, from 1: ` (2. na liście)`. */
  inList: (number: number) => string;

  /** Offers the name that was probably meant; undefined where there is none. */
  didYouMean: (guess: string | undefined) => string | undefined;
  /** Behind a remedy: further places with the same mistake. */
  sameIn: (places: string) => string;
  /** The last line of a report. */
  mistakes: (number: number) => string;
  fields: Record<BuiltInField, { label: string; hint?: string; inFile?: string }>;
  /** Behind the hint of a field: names in braces that its text must have. */
  mustHave: (names: readonly string[]) => string;

  /** Behind a report of `gatsby develop`, which goes on with the content that was right last. */
  lastGood: string;
  /** Before the error, where the content could not be checked. */
  notChecked: string;
  /** @param file the one of the program that has changed */
  programChanged: (file: string) => string;
}
