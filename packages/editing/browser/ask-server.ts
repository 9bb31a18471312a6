import type { Complaint } from "../change/answers";

/** What the server answered: 200 with a result, 409 with a question, 422 with complaints, 502 where none came. */
export interface Answer {
  status: number;
  body: object;
}

/** After this time, in milliseconds, a server that says nothing has stopped. */
const LONGEST_WAIT = 60_000;

/** Asks the server of the editing page for something. */
export const askServer = (
  action: string,
  body: BodyInit = "",
  headers: Record<string, string> = {},
): Promise<Answer> =>
  fetch(`/admin/api/${action}`, {
    method: "POST",
    body,
    headers,
    signal: AbortSignal.timeout(LONGEST_WAIT),
  })
    .then(async (response) => ({
      status: response.status,
      body: (await response.json()) as object,
    }))
    .catch(() => ({ status: 502, body: {} }));

/** Why something was not done. */
export const complaintsIn = ({ body }: Answer): readonly Complaint[] =>
  (body as { complaints?: Complaint[] }).complaints ?? [
    {
      problem: "Redakcja nie odpowiada.",
      remedy: "Sprawdź w terminalu, czy nadal działa, i spróbuj jeszcze raz.",
    },
  ];
