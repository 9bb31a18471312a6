import type { FastifyReply, FastifyRequest } from "fastify";
import { THANKS_PAGE } from "../../shared/form-protocol";
import type { ServedPages } from "../served-pages";
import { answerWhileReading } from "./drain";
import { fillForm, fillThanks, parseAnswer } from "./fill-form";
import { BODY_BYTES, type Received } from "./receive";
import { isFromScript } from "./suspicion";

const NOT_SENT = "/nie-wyslano";
const HTML = "text/html; charset=utf-8";

/** Creates the endpoint's answers: JSON for the page's script, otherwise pages of the built site. */
export async function createAnswers(pages: ServedPages) {
  const htmlOf = async (page = "") => (await pages.html(page)) ?? "";
  const notSent = parseAnswer(await htmlOf(NOT_SENT)).toString();
  const thanks = await htmlOf(THANKS_PAGE);

  /** Refuses an enquiry with a page that shows phone and e-mail and never claims that it arrived. */
  function refused(request: FastifyRequest, reply: FastifyReply, status: number) {
    return reply
      .code(status)
      .type(HTML)
      .header("content-length", Buffer.byteLength(notSent))
      .removeHeader("connection")
      .send(answerWhileReading(request.raw, notSent, BODY_BYTES));
  }

  /** Answers with the number of an enquiry that is on disk, or with the faults in the form as it was filled in. */
  async function received(request: FastifyRequest, reply: FastifyReply, result: Received) {
    const { faults } = result;
    reply.code(faults ? 422 : 200);
    if (isFromScript(request)) return reply.send(faults ? { faults } : result);
    if (!faults) {
      return reply.type(HTML).send(fillThanks(thanks, result.number, result.missingPhotos));
    }
    const filled =
      fillForm(await htmlOf(result.page), result) ??
      fillForm(await htmlOf(pages.pageWithForm(result.form)), result);
    return filled ? reply.type(HTML).send(filled) : refused(request, reply, 422);
  }

  return { refused, received };
}
