import type { Complaint, EditingApi, Question } from "../shared/contract";
import { MOST_SENT_BYTES } from "../shared/photo-limits";

/** What the server answers: what was asked for, a question to the editor, or why not. */
export type Answer<Result> =
  | { kind: "done"; result: Result }
  | { kind: "question"; question: Question }
  | { kind: "refused"; complaints: Complaint[] };

/** The event on `window` after which the content may be another: the header counts anew. */
export const CONTENT_CHANGED = "content-changed";

/** Tells the editor why something was not done. */
export type WhenRefused = (complaints: Complaint[]) => unknown;

/**
 * Asks the server of the editing page for what needs no question. Never rejects.
 * @param whenRefused is called where there is no result, also where no server answers
 * @returns undefined where it was refused
 */
export async function askServer<Name extends keyof EditingApi>(
  name: Name,
  request: EditingApi[Name][0],
  whenRefused: WhenRefused,
): Promise<EditingApi[Name][1] | undefined> {
  const answer = await send<EditingApi[Name][1]>(name, JSON.stringify(request));
  if (answer.kind === "done") return answer.result;
  whenRefused(answer.kind === "refused" ? answer.complaints : [UNKNOWN]);
  return undefined;
}

/** Sends JSON or a file to the server of the editing page. Never rejects: no answer is a refusal, too. */
export async function send<Result>(name: string, body: string | File): Promise<Answer<Result>> {
  if (typeof body !== "string" && body.size > MOST_SENT_BYTES) {
    return { kind: "refused", complaints: [TOO_LARGE] };
  }
  try {
    const response = await fetch(`/admin/api/${name}`, {
      method: "POST",
      // A login page would be followed, and be taken for the answer.
      redirect: "manual",
      ...(typeof body === "string" ? jsonOf(body) : formWith(body)),
    });
    const byProxy = complaintAboutProxy(response);
    if (byProxy) return { kind: "refused", complaints: [byProxy] };
    const answer = (await response.json()) as unknown;
    if (response.ok) return { kind: "done", result: answer as Result };
    if (response.status === 409) return { kind: "question", question: answer as Question };
    const { complaints } = answer as { complaints?: Complaint[] };
    return { kind: "refused", complaints: complaints ?? [UNKNOWN] };
  } catch {
    return { kind: "refused", complaints: [NO_ANSWER] };
  }
}

const jsonOf = (body: string) => ({ body, headers: { "content-type": "application/json" } });

function formWith(file: File) {
  const body = new FormData();
  body.set("file", file);
  return { body };
}

/** What is wrong where something before the server answered in its place; undefined where it answered itself. */
function complaintAboutProxy({ type, status, headers }: Response): Complaint | undefined {
  if (status === 413) return TOO_LARGE;
  if (status === 401 || type === "opaqueredirect") return LOGGED_OUT;
  if (headers.get("content-type")?.includes("json")) return undefined;
  return status < 500 ? LOGGED_OUT : NO_ANSWER;
}

const KEPT = "Niczego nie stracono: to, co wpisano, jest w tej przeglądarce.";

const UNKNOWN: Complaint = {
  problem: "W redakcji wystąpił błąd.",
  remedy: "Spróbuj jeszcze raz. Jeśli to nie pomoże, poproś o pomoc opiekuna strony.",
};

/** Where no server answers. */
export const NO_ANSWER: Complaint = {
  problem: "Redakcja nie odpowiada.",
  remedy: `${KEPT} Spróbuj za chwilę.`,
};

/** Where the session has ended. */
export const LOGGED_OUT: Complaint = {
  problem: "Twoje logowanie wygasło.",
  remedy: `${KEPT} Zaloguj się ponownie, a potem spróbuj tu jeszcze raz.`,
};

const TOO_LARGE: Complaint = {
  problem: "To za duży plik.",
  remedy: `Najwięcej można wysłać ${MOST_SENT_BYTES / 1e6} MB. Wybierz mniejszy.`,
};
