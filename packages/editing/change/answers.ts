import type { Words } from "../../content-model";

/** Why a change was not carried out, in the words of the editing page. */
export interface Complaint extends Words {
  /** A word that no dictionary knows, and that may be a good one. */
  word?: string;
}

/** What an editor must agree to before a change is carried out. */
export interface Question {
  /** What will happen, as a sentence that ends with a question mark. */
  ask: string;
  /** The other places that change with it. */
  places: string[];
  /** The button that agrees. */
  agree: string;
  /** The button that takes what is saved already in place of one's own. */
  newer?: string;
}

/** What can't be done, in an editor's words: a change that would leave broken content behind, a step of publishing. */
export class Refusal extends Error {
  constructor(
    readonly complaints: readonly Complaint[],
    /** What a program printed, for a technical person. */
    readonly log?: string,
  ) {
    super(complaints.map(({ problem, remedy }) => `${problem} ${remedy}`.trim()).join("\n"));
  }
}

/** A refusal for one reason. */
export const refusal = (problem: string, remedy = "", log?: string) =>
  new Refusal([{ problem, remedy }], log);

/** A change that touches more than what was edited, and so waits for an editor's word. */
export class NeedsConsent extends Error {
  constructor(readonly question: Question) {
    super(question.ask);
  }
}
