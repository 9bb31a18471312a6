import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../shared/fields";
import { ENDPOINT } from "../../shared/form-protocol";
import { createAnswers } from "./enquiry-answers";
import { problemOf } from "./problem";
import { receive, type ReceiveTools } from "./receive";

/** The endpoint that enquiries are sent to; `app` is a scope of its own (parsers, errors). */
export async function registerEnquiries(app: FastifyInstance, tools: ReceiveTools): Promise<void> {
  const answers = await createAnswers(tools.pages);
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
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    // Who may come back in a moment is refused for no fault of ours.
    if (problem.statusCode === 503 && problem.retryAfter === undefined) {
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
