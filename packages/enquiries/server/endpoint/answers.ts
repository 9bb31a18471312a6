import type { FastifyReply, FastifyRequest } from "fastify";
import type { EnquiryContext } from "../context";
import { fillForm, fillThanks, parseWithoutScripts } from "./fill-form";
import type { Received } from "./receive";
import { isFromScript } from "./suspicion";

/** The status of a form with faults (RFC 9110, 15.5.21). */
export const FAULTY = 422;

const HTML = "text/html; charset=utf-8";
/** Maximum bytes of a refused body that are read and discarded; a longer one is cut off. */
export const MOST_DISCARDED = 200e6;
/** Filled pages that are on their way at once: each takes its size several times while it is made. */
const MOST_FILLED = 20;

/** Creates the endpoint's answers: JSON for the page's script, otherwise pages of the built site. */
export async function createAnswers({ pages, addresses }: EnquiryContext) {
  const htmlOf = async (page = "") => (await pages.html(page)) ?? "";
  const notSent = parseWithoutScripts(await htmlOf(addresses.notSent)).toString();
  const thanks = await htmlOf(addresses.thanks);
  let filling = 0;

  /**
   * Refuses an enquiry with a page that shows phone and e-mail and never claims that it arrived. The rest of the request
   * is read and discarded: closing a connection with unread bytes resets it, so a client that sends everything before it
   * reads, like most browsers and proxies, would never see the answer (RFC 9112, 9.6).
   */
  function refused(request: FastifyRequest, reply: FastifyReply, status: number) {
    request.raw.unpipe().resume();
    reply.raw.shouldKeepAlive &&= Number(request.headers["content-length"]) <= MOST_DISCARDED;
    return reply.code(status).type(HTML).removeHeader("connection").send(notSent);
  }

  /** Answers with the number of an enquiry that is on disk, or with the faults in the form as it was filled in. */
  async function received(request: FastifyRequest, reply: FastifyReply, result: Received) {
    const { faults } = result;
    reply.code(faults ? FAULTY : 200);
    if (isFromScript(request)) return reply.send(faults ? { faults } : result);
    reply.type(HTML);
    if (!faults) return reply.send(fillThanks(thanks, result.number, result.missingPhotos));
    if (filling >= MOST_FILLED) return refused(request, reply, 503);
    filling += 1;
    reply.raw.once("close", () => (filling -= 1));
    const filled =
      fillForm(await htmlOf(result.page), result) ??
      fillForm(await htmlOf(addresses.forms[result.form]), result);
    return filled ? reply.send(filled) : refused(request, reply, FAULTY);
  }

  return { refused, received };
}
