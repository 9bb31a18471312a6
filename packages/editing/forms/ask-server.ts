import type { Complaint, EditingApi, Question } from "../contract";

/** What the server answers: what was asked for, a question to the editor, or why not. */
export type Answer<Result> =
  | { kind: "done"; result: Result }
  | { kind: "question"; question: Question }
  | { kind: "refused"; complaints: Complaint[] };

/** Asks the server of the editing page. Never rejects: a server that does not answer is a refusal, too. */
export function askServer<Name extends keyof EditingApi>(
  name: Name,
  request: EditingApi[Name][0],
): Promise<Answer<EditingApi[Name][1]>> {
  return send(name, JSON.stringify(request));
}

/** Sends text or a file to the server of the editing page; answers as `askServer` does. */
export async function send<Result>(name: string, body: BodyInit): Promise<Answer<Result>> {
  try {
    const response = await fetch(`/admin/api/${name}`, { method: "POST", body });
    const answer = (await response.json()) as unknown;
    if (response.ok) return { kind: "done", result: answer as Result };
    if (response.status === 409) return { kind: "question", question: answer as Question };
    const { complaints } = answer as { complaints?: Complaint[] };
    return { kind: "refused", complaints: complaints ?? [UNKNOWN] };
  } catch {
    return { kind: "refused", complaints: [NO_ANSWER] };
  }
}

const UNKNOWN: Complaint = {
  problem: "W redakcji wystąpił błąd.",
  remedy: "Spróbuj jeszcze raz. Jeśli to nie pomoże, poproś o pomoc osobę techniczną.",
};

const NO_ANSWER: Complaint = {
  problem: "Redakcja nie odpowiada.",
  remedy: "Niczego nie stracono: to, co wpisano, jest w tej przeglądarce. Spróbuj za chwilę.",
};
