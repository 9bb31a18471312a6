import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { oneAtATime } from "@typed-site/utils";
import { MOST_SENT_BYTES } from "../shared/photo-limits";
import { pdfQuery, takePdf } from "./api/pdfs";
import { photoQuery, takePhoto } from "./api/photos";
import { refusal } from "./change/answers";
import type { ContentStore } from "./change/content-store";
import { tooMuch } from "./refused-request";

/** Whoever sends nothing for so long, in milliseconds, is gone: others wait for their turn. */
const MOST_SILENCE = 30_000;

/**
 * Adds to a server what takes photos and PDF files, one after the other: each may need hundreds of megabytes while it
 * is decoded, so none is even read before its turn.
 * @param silence milliseconds after which a sender that sends nothing is given up; for tests
 */
export async function addUploads(
  app: FastifyInstance,
  store: ContentStore,
  silence = MOST_SILENCE,
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MOST_SENT_BYTES, files: 1, fields: 0 } });
  const inTurn = oneAtATime();
  app.post("/admin/api/add-photo", (request) =>
    inTurn(async () => {
      const query = photoQuery.parse(request.query);
      return takePhoto(store, await fileOf(request, silence), query, request.editor.name);
    }),
  );
  for (const name of ["add-pdf", "replace-pdf"]) {
    app.post(`/admin/api/${name}`, (request) =>
      inTurn(async () => {
        const query = pdfQuery.parse(request.query);
        return takePdf(store, await fileOf(request, silence), query, request.editor.name);
      }),
    );
  }
}

/** The bytes of the file that a request sends. @throws Error where nothing comes any more */
async function fileOf(request: FastifyRequest, silence: number): Promise<Buffer> {
  const { raw } = request;
  // The library would wait for ever for a sender who has left before his turn.
  if (raw.destroyed) throw new Error("The sender has left.");
  raw.setTimeout(silence, () => raw.destroy(new Error("Nothing came any more.")));
  const file = await request.file();
  if (!file) throw refusal("Nie wybrano żadnego pliku.");
  const bytes = await file.toBuffer();
  // The library tells this only where more comes after the last bytes that it takes.
  if (file.file.truncated) throw tooMuch(MOST_SENT_BYTES);
  raw.setTimeout(0);
  return bytes;
}
