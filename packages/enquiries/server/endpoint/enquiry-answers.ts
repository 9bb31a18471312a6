import type { FastifyReply, FastifyRequest } from "fastify";
import { parsePage } from "../../../utils/node";
import * as protocol from "../../shared/form-protocol";
import { Problem } from "../../shared/refusal-code";
import type { ServedPages } from "../served-pages";
import { ENQUIRY_NUMBER } from "../storage/enquiry";
import { answerWhileReading } from "./drain";
import { fillForm, withoutScripts } from "./fill-form";
import { BODY_BYTES, type Received } from "./receive";
import { isFromScript } from "./suspicion";

const NOT_SENT = "/nie-wyslano";
/** Keeps the place of the number in the thank-you page; the build takes this character out of all pages. */
const NUMBER_PLACE = "\0";

const HTML = "text/html; charset=utf-8";

/** What the endpoint says: as data to the page's script, else as pages of the built site. */
export async function createAnswers(pages: ServedPages) {
  const notSent = withoutScripts((await pages.html(NOT_SENT)) ?? "");
  const thanks = parsePage((await pages.html(protocol.THANKS_PAGE)) ?? "");
  thanks.querySelector(`[${protocol.NUMBER}]`)?.set_content(NUMBER_PLACE);
  const withPhotos = thanks.toString();
  thanks.querySelector(`[${protocol.WITHOUT_PHOTOS}]`)?.removeAttribute("hidden");
  const withoutPhotos = thanks.toString();

  /** Refuses an enquiry politely: with phone and e-mail, and never claiming that it arrived. */
  function problem(request: FastifyRequest, reply: FastifyReply, refusal: Problem) {
    const { statusCode, code, retryAfter } = refusal;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    const isScript = isFromScript(request);
    const answer = isScript ? JSON.stringify({ problem: code }) : notSent;
    return reply
      .code(statusCode)
      .type(isScript ? "application/json; charset=utf-8" : HTML)
      .header("content-length", Buffer.byteLength(answer))
      .removeHeader("connection")
      .send(answerWhileReading(request.raw, answer, BODY_BYTES));
  }

  /** Tells the number of an enquiry that is on disk; nothing else may. Or the faults, in the form as it was filled in. */
  async function received(request: FastifyRequest, reply: FastifyReply, result: Received) {
    const isScript = isFromScript(request);
    if (!result.faults) {
      const { number, missingPhotos } = result;
      if (!isScript) return reply.redirect(protocol.thanksAddress(number, missingPhotos), 303);
      return reply.send({ number, ...(missingPhotos > 0 && { missingPhotos }) });
    }
    const { form, page, faults } = result;
    if (isScript) return reply.code(422).send({ faults });
    const html = await pages.html(page);
    const hasForm = html?.includes(`${protocol.FORM}="${form}"`);
    const shown = hasForm ? html : await pages.html(pages.pageWithForm(form) ?? "");
    if (!shown) return problem(request, reply, new Problem(422, "broken"));
    return reply.code(422).type(HTML).send(fillForm(shown, result));
  }

  /** The thank-you page with the number of the enquiry in its place; undefined without a number. */
  function thanksFor(query: Readonly<Record<string, unknown>>): string | undefined {
    const number = query[protocol.NUMBER_PARAMETER];
    if (typeof number !== "string" || !ENQUIRY_NUMBER.test(number)) return undefined;
    const page = protocol.WITHOUT_PHOTOS_PARAMETER in query ? withoutPhotos : withPhotos;
    return page.replaceAll(NUMBER_PLACE, number);
  }

  return { problem, received, thanksFor };
}
