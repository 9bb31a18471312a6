import type { SyntaxMessage } from "./syntax-messages";

/** Something wrong at a place of a text. */
export interface Found {
  /** Where it begins, in characters. */
  offset: number;
  message: SyntaxMessage;
  /** The parser's later errors only follow from it. */
  upsets?: boolean;
}
