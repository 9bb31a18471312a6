import { NeedsConsent, Refusal } from "./change/answers";

/** The parts of Express that are used here; Gatsby types its server as `any`. */
export interface Server {
  get(
    address: string | RegExp,
    answer: (request: Request, response: Response, next: (error: unknown) => void) => void,
  ): void;
  post(address: string, answer: (request: Request, response: Response) => void): void;
}

/** A request, as far as it is read here. */
export interface Request extends AsyncIterable<Buffer> {
  headers: Record<string, string | undefined>;
  params: Record<string, string>;
}

/** An answer, as far as it is written here. */
export interface Response {
  status(code: number): Response;
  type(name: string): Response;
  send(text: string | Buffer): void;
  redirect(address: string): void;
  json(value: unknown): void;
  sendFile(name: string, options: { root: string }): void;
}

/**
 * Answers a request of this machine's own page with what some work comes to: a refusal with 422, a question
 * with 409, anybody else's request with 403.
 */
export function answer(request: Request, response: Response, work: () => unknown): void {
  if (!isOwn(request)) {
    response.status(403).json({ error: "Tylko strona redakcji na tym komputerze może zapisywać." });
    return;
  }
  void Promise.resolve()
    .then(work)
    .then(
      (result) => response.json(result ?? {}),
      (error: unknown) => {
        if (error instanceof Refusal) response.status(422).json({ complaints: error.complaints });
        else if (error instanceof NeedsConsent) response.status(409).json(error.question);
        else response.status(500).json({ error: String(error) });
      },
    );
}

/** No page of another site may write: browsers name the sender in `Origin` (RFC 6454, 7). */
function isOwn({ headers: { origin, host = "" } }: Request): boolean {
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return isLocal && (origin === undefined || origin === `http://${host}`);
}

/**
 * All bytes that a request sends.
 * @throws Error as soon as they are more than `most`
 */
export async function bytesOf(request: Request, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > most) throw new Error("Too much was sent.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}
