import type { Messages } from "../check/message";
import type { Wording } from "./wording";

/** All that this plugin says to whoever writes content. Another language is another object like `english`. */
export interface Language extends Wording {
  /** For each kind of mistake what is wrong and, apart, what to do. */
  messages: Messages;
}
