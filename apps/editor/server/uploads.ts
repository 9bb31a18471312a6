import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { oneAtATime } from "@typed-site/utils";
import { MOST_SENT_BYTES } from "../shared/photo-limits";
import { pdfQuery, takePdf } from "./api/pdfs";
import { photoQuery, takePhoto } from "./api/photos";
import type { ContentStore } from "./change/content-store";
import { refusal } from "./change/errors";
import { tooMuch } from "./refused-request";

/** Whoever sends less than so many bytes a second, measured over so many milliseconds, is given up: others wait. */
const LEAST_RATE = 8_000;
const RATE_WINDOW_MS = 30_000;

/**
 * Adds to a server what takes photos and PDF files, one after the other: each may need hundreds of megabytes while it
 * is decoded, so none is even read before its turn.
 * @param rateWindow milliseconds over which a sender's rate is measured; for tests
 */
export async function addUploads(
  app: FastifyInstance,
  store: ContentStore,
  rateWindow = RATE_WINDOW_MS,
): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MOST_SENT_BYTES, files: 1, fields: 0 } });
  const inTurn = oneAtATime();
  app.post("/admin/api/add-photo", (request) =>
    inTurn(async () => {
      const query = photoQuery.parse(request.query);
      return takePhoto(store, await fileOf(request, rateWindow), query, request.editor.name);
    }),
  );
  for (const name of ["add-pdf", "replace-pdf"]) {
    app.post(`/admin/api/${name}`, (request) =>
      inTurn(async () => {
        const query = pdfQuery.parse(request.query);
        return takePdf(store, await fileOf(request, rateWindow), query, request.editor.name);
      }),
    );
  }
}

/** The bytes of the file that a request sends. @throws Error where too little comes */
async function fileOf(request: FastifyRequest, rateWindow: number): Promise<Buffer> {
  const { raw } = request;
  // The library would wait for ever for a sender who has left before his turn.
  if (raw.destroyed) throw new Error("The sender has left.");
  let before = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const { bytesRead } = raw.socket;
    const isSlow = bytesRead - before < (LEAST_RATE * rateWindow) / 1_000;
    if (isSlow && !raw.complete) raw.destroy(new Error("Too little came."));
    before = bytesRead;
  }, rateWindow);
  try {
    const file = await request.file();
    if (!file) throw refusal("Nie wybrano żadnego pliku.");
    const bytes = await file.toBuffer();
    // The library tells this only where more comes after the last bytes that it takes.
    if (file.file.truncated) throw tooMuch(MOST_SENT_BYTES);
    return bytes;
  } finally {
    clearInterval(watch);
  }
}
