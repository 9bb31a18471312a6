import { syntaxMessages } from "../../read/syntax-messages";
import type { MessageOf, Words } from "../../wording";
import { didYouMean } from "../nearest";
import type { Subject } from "../subject";
import { fileMessages } from "./file-messages";
import { pdfMessages } from "./pdf-messages";
import { photoMessages } from "./photo-messages";
import { textMessages } from "./text-messages";
import { valueMessages } from "./value-messages";

/** The words of a rule of a model's or the site's own. */
interface OwnWords extends Words {
  /** What to do where the name that was meant can be guessed. */
  guess?: string;
}

/** A rule's own words that go on where the words about a thing, a value or its content began. */
const goingOn =
  (start: "owner" | "value" | "within") =>
  ({ problem, remedy }: Words, subject: Subject) => ({
    problem: `${subject[start]} ${problem}`,
    remedy,
  });

/** A rule's own words: whole sentences, or such that go on. */
const ownMessages = {
  own: ({ problem, remedy, guess }: OwnWords) => ({
    problem,
    remedy: didYouMean(guess) ?? remedy,
  }),
  ownOfThing: goingOn("owner"),
  ownOfValue: goingOn("value"),
  ownInside: goingOn("within"),
};

/** The message of each kind of mistake, by its code. */
export const messages = {
  ...syntaxMessages,
  ...ownMessages,
  ...valueMessages,
  ...fileMessages,
  ...textMessages,
  ...photoMessages,
  ...pdfMessages,
};

/** What is wrong, as data. */
export type Message = MessageOf<typeof messages>;

/** A function for each code that says what is wrong and, apart, what to do. */
export type Messages = {
  [Code in keyof typeof messages]: (params: ParamsOf<Code>, subject: Subject) => Words;
};

/** What the message of a code takes; undefined where that is nothing. */
export type ParamsOf<Code extends keyof typeof messages> = Parameters<(typeof messages)[Code]>[0];
