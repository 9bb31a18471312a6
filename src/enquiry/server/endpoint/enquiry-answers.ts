import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServedPages } from "../../../site/served-pages";
import { parsePage } from "../../../utils/parse-page";
import type { FormName } from "../../shared/fields";
import * as protocol from "../../shared/form-protocol";
import { Problem } from "../../shared/refusal-code";
import { ENQUIRY_NUMBER } from "../storage/enquiry";
import { answerWhileReading } from "./drain";
import { fillForm, withoutScripts } from "./fill-form";
import { BODY_BYTES } from "./read-submission";
import type { Faulty, Stored } from "./receive";
import { isFromScript } from "./suspicion";

const NOT_SENT = "/nie-wyslano";
/** Keeps the place of the number in the thank-you page; the build takes this character out of all pages. */
const NUMBER_PLACE = "\0";

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** What the endpoint says: as data to the page's script, else as pages of the built site. */
export class EnquiryAnswers {
  private constructor(
    private readonly pages: ServedPages,
    private readonly notSent: string,
    private readonly thanksPages: Readonly<Record<"all" | "withoutPhotos", string>>,
  ) {}

  static async of(pages: ServedPages): Promise<EnquiryAnswers> {
    const thanks = parsePage((await pages.html(protocol.THANKS_PAGE)) ?? "");
    thanks.querySelector(`[${protocol.NUMBER}]`)?.set_content(NUMBER_PLACE);
    const all = thanks.toString();
    thanks.querySelector(`[${protocol.WITHOUT_PHOTOS}]`)?.removeAttribute("hidden");
    const withoutPhotos = thanks.toString();
    const notSent = withoutScripts((await pages.html(NOT_SENT)) ?? "");
    return new EnquiryAnswers(pages, notSent, { all, withoutPhotos });
  }

  /** Tells a visitor that the enquiry is on disk. Nothing else may call this. */
  stored(request: FastifyRequest, reply: FastifyReply, { number, missingPhotos }: Stored) {
    if (isFromScript(request)) {
      return reply.send({ number, ...(missingPhotos > 0 && { missingPhotos }) });
    }
    return reply.redirect(protocol.thanksAddress(number, missingPhotos), 303);
  }

  /** Answers with the faults: as data, or as the page with everything typed still in its form. */
  async faults(request: FastifyRequest, reply: FastifyReply, faulty: Faulty) {
    const { form, page, faults } = faulty;
    if (isFromScript(request)) return reply.code(422).send({ faults });
    const html = await this.withForm(form, page);
    if (!html) return this.problem(request, reply, new Problem(422, "broken"));
    return reply
      .code(422)
      .type(HTML)
      .send(fillForm(html, faulty, faults));
  }

  /** The page that the form was sent from, or another that has it. */
  private async withForm(form: FormName, page: string): Promise<string | undefined> {
    const html = await this.pages.html(page);
    if (html?.includes(`${protocol.FORM}="${form}"`)) return html;
    return this.pages.html(this.pages.pageWithForm(form) ?? "");
  }

  /** Refuses an enquiry politely: with phone and e-mail, and never claiming that it arrived. */
  problem(request: FastifyRequest, reply: FastifyReply, { statusCode, code, retryAfter }: Problem) {
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    const isScript = isFromScript(request);
    const answer = isScript ? JSON.stringify({ problem: code }) : this.notSent;
    return reply
      .code(statusCode)
      .type(isScript ? JSON_TYPE : HTML)
      .header("content-length", Buffer.byteLength(answer))
      .removeHeader("connection")
      .send(answerWhileReading(request.raw, answer, BODY_BYTES));
  }

  /** The thank-you page with the number of the enquiry in its place; undefined without a number. */
  thanks(query: Readonly<Record<string, unknown>>): string | undefined {
    const number = query[protocol.NUMBER_PARAMETER];
    if (typeof number !== "string" || !ENQUIRY_NUMBER.test(number)) return undefined;
    const isWhole = query[protocol.WITHOUT_PHOTOS_PARAMETER] === undefined;
    return this.thanksPages[isWhole ? "all" : "withoutPhotos"].replaceAll(NUMBER_PLACE, number);
  }
}
