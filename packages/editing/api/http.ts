import type { IncomingMessage } from "node:http";
import { isForOwnOrigin } from "../../utils/node";
import { NeedsConsent, Refusal, refusal } from "../change/answers";

/** The parts of Express 4 that are used here; Gatsby types its server as `any`. */
export interface Server {
  get(
    address: string | RegExp,
    answer: (request: Request, response: Response, next: (error: unknown) => void) => void,
  ): void;
  post(address: string, answer: (request: Request, response: Response) => void): void;
}

/** The part of an Express request that is read here. */
export interface Request extends IncomingMessage {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** An answer in JSON. */
export interface JsonResponse {
  status(code: number): JsonResponse;
  json(value: unknown): void;
}

/** The part of an Express response that is used here. */
export interface Response extends JsonResponse {
  type(name: string): Response;
  send(text: string | Buffer): void;
  sendFile(name: string, options: { root: string }): void;
}

/** More than a save of the longest entry. */
const MOST_JSON = 2 * 1024 * 1024;

/**
 * Answers a request of the editing page with what some work comes to: a refusal with 422, a question with 409,
 * a request that no page of this server sent with 403.
 */
export function answer(request: Request, response: JsonResponse, work: () => unknown): void {
  if (!isForOwnOrigin(request)) {
    response.status(403).json({ error: "Only the editing page itself may ask." });
    return;
  }
  void Promise.resolve()
    .then(work)
    .then(
      (result) => response.json(result === undefined ? {} : result),
      (error: unknown) => {
        if (error instanceof Refusal) response.status(422).json({ complaints: error.complaints });
        else if (error instanceof NeedsConsent) response.status(409).json(error.question);
        else {
          console.error(error);
          response.status(500).json({ error: String(error) });
        }
      },
    );
}

/**
 * All bytes that a request sends.
 * @throws Refusal as soon as they are more than `most`, before any is read where the request says how many they are
 */
export async function bytesOf(request: Request, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = Number(request.headers["content-length"] ?? 0);
  if (size > most) throw tooMuch(most);
  size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw tooMuch(most);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const tooMuch = (most: number) =>
  refusal(
    "To za dużo naraz.",
    `Najwięcej można wysłać ${Math.floor(most / 1024 / 1024)} MB; wybierz mniejszy plik.`,
  );

/** The JSON that a request sends. @throws Refusal where it is too long, SyntaxError where it is none */
export async function jsonOf(request: Request): Promise<unknown> {
  return JSON.parse((await bytesOf(request, MOST_JSON)).toString("utf8"));
}
