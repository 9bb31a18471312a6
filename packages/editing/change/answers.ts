import type { Complaint, Question } from "../contract";

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
