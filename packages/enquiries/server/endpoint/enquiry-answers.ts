import type { FastifyReply, FastifyRequest } from "fastify";
import { FORM, THANKS_PAGE } from "../../shared/form-protocol";
import type { ServedPages } from "../served-pages";
import { answerWhileReading } from "./drain";
import { fillForm, fillThanks, withoutScripts } from "./fill-form";
import { Problem } from "./problem";
import { BODY_BYTES, type Received } from "./receive";
import { isFromScript } from "./suspicion";

const NOT_SENT = "/nie-wyslano";
const HTML = "text/html; charset=utf-8";

/** What the endpoint says: as data to the page's script, else as pages of the built site. */
export async function createAnswers(pages: ServedPages) {
  const htmlOf = async (page: string) => (await pages.html(page)) ?? "";
  const notSent = withoutScripts(await htmlOf(NOT_SENT));
  const thanks = await htmlOf(THANKS_PAGE);

  /** Refuses an enquiry politely: with phone and e-mail, and never claiming that it arrived. */
  function problem(request: FastifyRequest, reply: FastifyReply, refusal: Problem) {
    const { statusCode, retryAfter } = refusal;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    return reply
      .code(statusCode)
      .type(HTML)
      .header("content-length", Buffer.byteLength(notSent))
      .removeHeader("connection")
      .send(answerWhileReading(request.raw, notSent, BODY_BYTES));
  }

  /** Tells the number of an enquiry that is on disk; nothing else may. Or the faults, in the form as it was filled in. */
  async function received(request: FastifyRequest, reply: FastifyReply, result: Received) {
    const { faults } = result;
    reply.code(faults ? 422 : 200);
    if (isFromScript(request)) return reply.send(faults ? { faults } : result);
    reply.type(HTML);
    if (!faults) return reply.send(fillThanks(thanks, result));
    const { form, page } = result;
    const own = await htmlOf(page);
    const hasForm = own.includes(`${FORM}="${form}"`);
    const shown = hasForm ? own : await htmlOf(pages.pageWithForm(form) ?? "");
    return shown ? reply.send(fillForm(shown, result)) : problem(request, reply, new Problem(422));
  }

  return { problem, received };
}
