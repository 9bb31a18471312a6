import type { Complaint, Question } from "../../shared/contract";

/** What can't be done, in an editor's words: a change that would leave broken content behind, a step of publishing. */
export class Refusal extends Error {
  constructor(readonly complaints: readonly Complaint[]) {
    super(complaints.map(({ problem, remedy }) => `${problem} ${remedy}`.trim()).join("\n"));
  }
}

/** A refusal for one reason. */
export const refusal = (problem: string, remedy = "") => new Refusal([{ problem, remedy }]);

/** What an editor is told where the disk, or his share of it, has no room left; undefined of another error. */
export function refusalOfFullDisk(error: unknown): Refusal | undefined {
  const { code = "" } = error as { code?: string };
  if (!["ENOSPC", "EDQUOT"].includes(code)) return undefined;
  return refusal(
    "Nie udało się zapisać: na dysku serwera nie ma już miejsca.",
    "Niczego nie stracono: to, co wpisano, jest w tej przeglądarce. Poproś o pomoc opiekuna strony.",
  );
}

/** A change that touches more than what was edited, and so waits for an editor's word. */
export class NeedsConsent extends Error {
  constructor(readonly question: Question) {
    super(question.ask);
  }
}

/** An empty answer to the page, once some work has ended. */
export async function emptyAnswerAfter(work: Promise<unknown>): Promise<object> {
  await work;
  return {};
}
