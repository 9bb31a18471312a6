import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../shared/fields";
import { ENDPOINT, THANKS_PAGE } from "../../shared/form-protocol";
import { problemOf } from "../../shared/refusal-code";
import { createAnswers } from "./enquiry-answers";
import { TEXT_BYTES } from "./read-submission";
import { receive, type ReceiveTools } from "./receive";

/** The endpoint that enquiries are sent to; `app` is a scope of its own (parsers, errors). */
export async function registerEnquiries(app: FastifyInstance, tools: ReceiveTools): Promise<void> {
  const { pages } = tools;
  const answers = await createAnswers(pages);
  app.removeAllContentTypeParsers();
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      // One byte more tells that a photo is too large.
      fileSize: LIMITS.photoBytes + 1,
      fieldSize: TEXT_BYTES,
      fields: 30,
      files: 20,
      parts: 50,
    },
  });

  app.get<{ Querystring: Record<string, unknown> }>(THANKS_PAGE, (request, reply) => {
    const html = answers.thanksFor(request.query);
    if (!html) return pages.send(reply, THANKS_PAGE);
    return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
  });
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    if (problem.code === "unavailable") {
      const { code } = error as { code?: string };
      request.log.error({ code, alarm: true }, "enquiry not stored");
      // Perhaps someone removed the folders; then the next enquiry finds them again.
      await tools.maildir.makeFolders().catch(() => undefined);
    }
    return answers.problem(request, reply, problem);
  });
  app.post(ENDPOINT, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return answers.received(request, reply, await receive(request, tools));
  });
}
