import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { polish } from "gatsby-plugin-typed-content";
import { MOST_SENT_BYTES } from "../shared/photo-limits";
import { NeedsConsent, Refusal, refusal, refusalOfFullDisk } from "./change/errors";

/** Limit of a JSON request in bytes, above the longest entry: larger ones would slow the check. */
export const MOST_JSON = 256_000;

/** More was sent than is read. @param most in bytes */
export const tooMuch = (most: number) =>
  refusal(
    "To za dużo naraz.",
    `Najwięcej można wysłać ${polish.size(most)}; wybierz mniejszy plik albo skróć tekst.`,
  );

/** What an editor is told of errors that he can do something about, by their code. */
const KNOWN: Partial<Record<string, Refusal>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: tooMuch(MOST_JSON),
  FST_REQ_FILE_TOO_LARGE: tooMuch(MOST_SENT_BYTES),
};

/** Answers what some work has thrown: a refusal with 422, a question with 409, an error as Fastify does. */
export function answerError(
  error: Error | FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { code = "", statusCode = 500 } = error as Partial<FastifyError>;
  const told = KNOWN[code] ?? refusalOfFullDisk(error) ?? error;
  if (told instanceof Refusal) {
    void reply.code(422).send({ complaints: told.complaints });
    return;
  }
  if (error instanceof NeedsConsent) {
    void reply.code(409).send(error.question);
    return;
  }
  // For the operator, who finds it in the journal.
  if (statusCode >= 500) console.error(error);
  void reply.code(statusCode).send({ error: error.message });
}
