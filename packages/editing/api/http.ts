import type { IncomingMessage } from "node:http";
import { size } from "@typed-site/content-model";
import { isForOwnOrigin } from "@typed-site/utils/node";
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

/** Bytes of a request that is no file: more than a save of the longest entry; its check is not meant for more. */
export const MOST_JSON = 256_000;

/** Whoever sends nothing for so long is gone: others wait for their turn. */
const MOST_SILENCE_MS = 30_000;

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
 * @throws Refusal as soon as they are more than `most`, before any is read where the request says how many they are;
 * Error where nothing comes any more
 */
export async function bytesOf(request: Request, most: number): Promise<Buffer> {
  if (Number(request.headers["content-length"] ?? 0) > most) throw tooMuch(most);
  request.setTimeout(MOST_SILENCE_MS, () => request.destroy(new Error("Nothing came any more")));
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) throw tooMuch(most);
    parts.push(part);
  }
  request.setTimeout(0);
  return Buffer.concat(parts);
}

const tooMuch = (most: number) =>
  refusal(
    "To za dużo naraz.",
    `Najwięcej można wysłać ${size(most)}; wybierz mniejszy plik albo skróć tekst.`,
  );

/** The JSON that a request sends. @throws Refusal where it is too long, SyntaxError where it is none */
export async function jsonOf(request: Request): Promise<unknown> {
  return JSON.parse((await bytesOf(request, MOST_JSON)).toString("utf8"));
}
