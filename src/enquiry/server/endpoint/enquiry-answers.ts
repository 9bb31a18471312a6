import type { FastifyReply, FastifyRequest } from "fastify";
import type { ServedPages } from "../../../site/served-pages";
import { parsePage } from "../../../utils/parse-page";
import type { EnquiryValues, FormName, PhotoFieldName } from "../../shared/fields";
import {
  FORM,
  NUMBER,
  NUMBER_PARAMETER,
  THANKS_PAGE,
  thanksAddress,
  WITHOUT_PHOTOS,
  WITHOUT_PHOTOS_PARAMETER,
} from "../../shared/form-protocol";
import { Problem } from "../../shared/refusal-code";
import type { Fault } from "../../shared/rules";
import { ENQUIRY_NUMBER } from "../storage/enquiry";
import { answerWhileReading } from "./drain";
import { fillForm, withoutScripts } from "./fill-form";
import { BODY_BYTES } from "./read-submission";
import { isFromScript } from "./suspicion";

const NOT_SENT = "/nie-wyslano";
/** Keeps the place of the number in the thank-you page; the build takes this character out of all pages. */
const NUMBER_PLACE = "\0";

const HTML = "text/html; charset=utf-8";
const JSON_TYPE = "application/json; charset=utf-8";

/** What was sent, for filling the form again. */
export interface Sent {
  form: FormName;
  values: EnquiryValues;
  page: string;
  /** The fields in which photos were sent. */
  photoFields: ReadonlySet<PhotoFieldName>;
  /** How many photos were sent, but not taken. */
  missingPhotos: number;
}

/** What the endpoint says: as data to the page's script, else as pages of the built site. */
export class EnquiryAnswers {
  private constructor(
    private readonly pages: ServedPages,
    private readonly notSent: string,
    private readonly thanksPages: Readonly<Record<"all" | "withoutPhotos", string>>,
  ) {}

  static async of(pages: ServedPages): Promise<EnquiryAnswers> {
    const thanks = parsePage((await pages.html(THANKS_PAGE)) ?? "");
    for (const place of thanks.querySelectorAll(`[${NUMBER}]`)) {
      place.textContent = NUMBER_PLACE;
    }
    const all = thanks.toString();
    for (const note of thanks.querySelectorAll(`[${WITHOUT_PHOTOS}]`)) {
      note.removeAttribute("hidden");
    }
    return new EnquiryAnswers(pages, withoutScripts((await pages.html(NOT_SENT)) ?? ""), {
      all,
      withoutPhotos: thanks.toString(),
    });
  }

  /** Tells a visitor that the enquiry is on disk. Nothing else may call this. */
  stored(request: FastifyRequest, reply: FastifyReply, number: string, { missingPhotos }: Sent) {
    if (isFromScript(request)) {
      return reply.send({ number, ...(missingPhotos > 0 && { missingPhotos }) });
    }
    return reply.redirect(thanksAddress(number, missingPhotos), 303);
  }

  /** Answers with the faults: as data, or as the page with everything typed still in its form. */
  async faults(
    request: FastifyRequest,
    reply: FastifyReply,
    faults: readonly Fault[],
    { form, values, page, photoFields }: Sent,
  ) {
    if (isFromScript(request)) return reply.code(422).send({ faults });
    const html = await this.withForm(form, page);
    if (!html) return this.problem(request, reply, new Problem(422, "broken"));
    return reply
      .code(422)
      .type(HTML)
      .send(fillForm(html, form, values, faults, photoFields));
  }

  /** The page that the form was sent from, or another that has it. */
  private async withForm(form: FormName, page: string): Promise<string | undefined> {
    const html = await this.pages.html(page);
    if (html?.includes(`${FORM}="${form}"`)) return html;
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
  thanks(query: Record<string, unknown>): string | undefined {
    const { [NUMBER_PARAMETER]: number, [WITHOUT_PHOTOS_PARAMETER]: withoutPhotos } = query;
    if (typeof number !== "string" || !ENQUIRY_NUMBER.test(number)) return undefined;
    const page = this.thanksPages[withoutPhotos === undefined ? "all" : "withoutPhotos"];
    return page.replaceAll(NUMBER_PLACE, number);
  }
}
