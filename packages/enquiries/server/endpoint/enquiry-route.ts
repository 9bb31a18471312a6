import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../shared/fields";
import { ENDPOINT } from "../../shared/form-protocol";
import { createAnswers } from "./enquiry-answers";
import type { Problem } from "./problem";
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
  app.setErrorHandler<Partial<Problem> & NodeJS.ErrnoException>(async (error, request, reply) => {
    const { statusCode = 503, retryAfter, code } = error;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    else if (statusCode >= 500) {
      request.log.error({ code, alarm: true }, "enquiry not stored");
      // Perhaps someone removed the folders; then the next enquiry finds them again.
      await tools.maildir.makeFolders().catch(() => undefined);
    }
    return answers.refused(request, reply, statusCode);
  });
  app.post(ENDPOINT, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return answers.received(request, reply, await receive(request, tools));
  });
}
