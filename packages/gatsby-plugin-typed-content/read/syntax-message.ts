import type { MessageOf } from "../words";

/**
 * What the messages take about a file that can't be read, or not as it was meant. Those in capitals are the errors of the
 * parser that editors meet; `unreadable` stands for all others.
 */
export interface SyntaxParams {
  noFolder: undefined;
  /** A link to another place on the disk. */
  link: undefined;
  noFile: undefined;
  locked: { error: string };
  notUtf8: undefined;
  /** Both versions are in the file, between the markers of Git. */
  conflict: undefined;
  controlCharacter: { character: string };
  TAB_AS_INDENT: undefined;
  BAD_INDENT: undefined;
  DUPLICATE_KEY: undefined;
  /** A colon and a blank within a text. */
  BLOCK_AS_IMPLICIT_KEY: undefined;
  /** A line that is neither a key nor goes on with a text. */
  MULTILINE_IMPLICIT_KEY: undefined;
  openBracket: undefined;
  startsWith: { character: string };
  afterQuote: { quote: string };
  unclosedQuote: { quote: string };
  /** A quotation mark of texts that is none to YAML. */
  typographicQuote: { character: string };
  deepItem: undefined;
  listMark: { character: string };
  /** A list behind `>`. */
  foldedList: undefined;
  slashComment: undefined;
  comment: undefined;
  oddSpace: { character: string };
  /** An anchor that an alias repeats. */
  repetition: { name: string };
  /** @param error the parser's own words */
  unreadable: { error: string };
}

/** What is wrong with a file, as data. */
export type SyntaxMessage = MessageOf<SyntaxParams>;
