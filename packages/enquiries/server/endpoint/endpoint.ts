import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIMITS } from "../../shared/limits";
import type { Fault } from "../../shared/rules";
import type { EnquiryContext } from "../context";
import { createAnswers, FAULTY } from "./answers";
import { receive } from "./receive";
import { RefusalLog } from "./refusal-log";
import type { RefusedEnquiry } from "./refused-enquiry";

/** A `RefusedEnquiry`, an error of the parser, which has a `statusCode` too, or one of the file system. */
type EndpointError = Partial<RefusedEnquiry> & NodeJS.ErrnoException;

/** Adds the endpoint for enquiries to a scope of its own, whose parsers and error handler it replaces. */
export async function registerEndpoint(
  app: FastifyInstance,
  context: EnquiryContext,
): Promise<void> {
  const answers = await createAnswers(context);
  const refusals = new RefusalLog(app.log);
  app.addHook("onClose", () => refusals.end());
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      // One byte more tells that a photo is too large.
      fileSize: LIMITS.photoBytes + 1,
      fieldSize: 16 * 1024,
      fields: 30,
      files: 20,
      parts: 50,
    },
  });
  app.setErrorHandler<EndpointError>((error, request, reply) => {
    const { statusCode = 503, retryAfter, code } = error;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    const isAlarm = retryAfter === undefined && statusCode >= 500;
    noteRefusal(request, statusCode, [], isAlarm ? String(code) : undefined);
    return answers.refused(request, reply, statusCode);
  });
  app.post(context.addresses.endpoint, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const result = await receive(request, context);
    if (result.faults) noteRefusal(request, FAULTY, result.faults);
    return answers.received(request, reply, result);
  });

  /** Leaves a trace without personal data, for whoever hears that "it does not send". */
  function noteRefusal(
    { log }: FastifyRequest,
    status: number,
    faults: readonly Fault[] = [],
    alarm?: string,
  ) {
    context.refused[status] = (context.refused[status] ?? 0) + 1;
    const rules = faults.map(({ field, code }) => `${field} ${code}`);
    refusals.note(status, JSON.stringify([status, rules, alarm]), () => {
      if (alarm) log.error({ code: alarm, alarm: true }, "enquiry not stored");
      log.info({ status, rules }, "enquiry refused");
    });
  }
}
