import type { FastifyInstance } from "fastify";
import { quote } from "./server";

export const json = { accept: "application/json" };

const stampOf = async (app: FastifyInstance) =>
  (await app.inject("/api/zapytanie/stempel")).json<{ stamp: string }>();

/** Sends as the page's script does. */
export async function send(
  app: FastifyInstance,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: "POST",
    url: "/api/zapytanie",
    headers: { ...json, ...headers },
    payload: { ...(await stampOf(app)), ...values },
  });
}

/** Sends as a browser without JavaScript does. */
export function sendForm(
  app: FastifyInstance,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: "POST",
    url: "/api/zapytanie",
    headers: {
      accept: "text/html,*/*",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    payload: new URLSearchParams(values).toString(),
  });
}

/** A file, and the field in which it is sent. */
interface SentPhoto {
  name: string;
  content: Buffer;
  field?: string;
}

/** Sends files along. */
export async function sendPhotos(
  app: FastifyInstance,
  photos: SentPhoto[],
  values: Record<string, string> = quote,
  headers: Record<string, string> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...(await stampOf(app)), ...values })) {
    form.set(name, value);
  }
  for (const { name, content, field = "photos" } of photos)
    form.append(field, new Blob([new Uint8Array(content)]), name);
  const body = new Response(form);
  return app.inject({
    method: "POST",
    url: "/api/zapytanie",
    headers: { ...json, ...headers, "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
