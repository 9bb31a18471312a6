import type { FastifyReply, FastifyRequest } from "fastify";
import { ENQUIRY_NUMBER } from "../enquiry/enquiry";
import type { EnquiryValues, FormName } from "../enquiry/fields";
import { fillForm, withoutScripts } from "../enquiry/fill-form";
import type { Fault } from "../enquiry/rules";
import type { Pages } from "./pages";
import type { Problem } from "./problem";
import { isFromScript } from "./suspicion";

const THANKS = "/dziekujemy";
const NOT_SENT = "/nie-wyslano";

/** Tells a visitor that the enquiry is on disk. Nothing else may call this. */
export function answerStored(request: FastifyRequest, reply: FastifyReply, number: string) {
  if (isFromScript(request)) return reply.send({ number });
  return reply.redirect(`${THANKS}?nr=${number}`, 303);
}

/** What was sent, for filling the form again. */
export interface Sent {
  form: FormName;
  values: EnquiryValues;
  page: string;
  hadPhotos: boolean;
}

/** Answers with the faults: as data, or as the page with everything typed still in its form. */
export async function answerFaults(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  faults: readonly Fault[],
  { form, values, page, hadPhotos }: Sent,
) {
  reply.code(422);
  if (isFromScript(request)) return reply.send({ faults });
  const html = [await pages.html(page), await pages.html("/kontakt")].find((candidate) =>
    candidate?.includes(`data-enquiry="${form}"`),
  );
  if (!html) throw new Error(`No page has the form "${form}"`);
  return reply
    .type("text/html; charset=utf-8")
    .send(fillForm(html, form, values, faults, hadPhotos));
}

/** Refuses an enquiry politely: with phone and e-mail, and never claiming that it arrived. */
export async function answerProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
  { statusCode, code, retryAfter }: Problem,
) {
  reply.code(statusCode).header("connection", "close");
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (isFromScript(request)) return reply.send({ problem: code });
  const html = (await pages.html(NOT_SENT)) ?? "";
  return reply.type("text/html; charset=utf-8").send(withoutScripts(html));
}

/** The thank-you page with the number of the enquiry in its place. */
export async function thanksPage(pages: Pages, number: unknown): Promise<string | undefined> {
  if (typeof number !== "string" || !ENQUIRY_NUMBER.test(number)) return undefined;
  const html = await pages.html(THANKS);
  return html?.replace(/(<[^<>]*\sdata-enquiry-number\b[^>]*>)[^<]*/g, `$1${number}`);
}
