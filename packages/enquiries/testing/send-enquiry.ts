import type { FastifyInstance } from "fastify";
import { quote } from "./server";
import { addresses } from "./words";

export const json = { accept: "application/json" };

/** A file, and the field in which it is sent. */
interface SentPhoto {
  name: string;
  content: Buffer;
  field?: string;
}

/** A form's request as a browser sends it: its headers and body. */
export async function formRequest(
  values: Record<string, string>,
  photos: readonly SentPhoto[] = [],
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const { name, content, field = "photos" } of photos) {
    form.append(field, new Blob([new Uint8Array(content)]), name);
  }
  const body = new Response(form);
  const type = body.headers.get("content-type") ?? "";
  return { headers: { "content-type": type }, payload: Buffer.from(await body.arrayBuffer()) };
}

/** Sends an enquiry like the page's script. */
export async function send(
  app: FastifyInstance,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return sendPhotos(app, [], values, headers);
}

/** Sends an enquiry like a browser without JavaScript. */
export function sendForm(
  app: FastifyInstance,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return sendPhotos(app, [], values, { accept: "text/html,*/*", ...headers });
}

/** Sends an enquiry with files. */
export async function sendPhotos(
  app: FastifyInstance,
  photos: readonly SentPhoto[],
  values: Record<string, string> = quote,
  headers: Record<string, string> = {},
) {
  const request = await formRequest(values, photos);
  return app.inject({
    method: "POST",
    url: addresses.endpoint,
    headers: { ...json, ...headers, ...request.headers },
    payload: request.payload,
  });
}
