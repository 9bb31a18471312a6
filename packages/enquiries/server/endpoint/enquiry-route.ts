import multipart from "@fastify/multipart";
import type { FastifyInstance } from "fastify";
import { LIMITS } from "../../shared/fields";
import { ENDPOINT } from "../../shared/form-protocol";
import type { Tools } from "../tools";
import { createAnswers } from "./enquiry-answers";
import type { problem } from "./problem";
import { receive } from "./receive";

/** Adds the endpoint for enquiries to a scope of its own, whose parsers and error handler it replaces. */
export async function registerEnquiries(app: FastifyInstance, tools: Tools): Promise<void> {
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
  type KnownError = Partial<ReturnType<typeof problem>> & NodeJS.ErrnoException;
  app.setErrorHandler<KnownError>((error, request, reply) => {
    const { statusCode = 503, retryAfter, code } = error;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    else if (statusCode >= 500) request.log.error({ code, alarm: true }, "enquiry not stored");
    return answers.refused(request, reply, statusCode);
  });
  app.post(ENDPOINT, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return answers.received(request, reply, await receive(request, tools));
  });
}
