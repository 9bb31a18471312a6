import type { ContentStore } from "../change/content-store";
import { MOST_SENT_BYTES } from "../change/photo-limits";
import { editorOf } from "./editor";
import { answer, bytesOf, type Request, type Server } from "./http";
import { pdfQuery, takePdf } from "./pdfs";
import { photoQuery, takePhoto } from "./photos";

/**
 * Adds to a server what takes photos and PDF files, one after the other: each may need hundreds of megabytes while it
 * is decoded, so none is even read before its turn.
 * @param project the folder of the site's repository
 */
export function addUploads(app: Server, store: ContentStore, project: string): void {
  let last: Promise<unknown> = Promise.resolve();
  const add = (name: string, take: (request: Request, by?: string) => Promise<unknown>) =>
    app.post(`/admin/api/${name}`, (request, response) =>
      answer(request, response, () => {
        const turn = last.then(() => take(request, editorOf(request, project)?.name));
        last = turn.catch(() => undefined);
        return turn;
      }),
    );
  for (const name of ["add-photo", "replace-photo"]) {
    add(name, async (request, by) => {
      const query = photoQuery.parse(request.query);
      return takePhoto(store, await bytesOf(request, MOST_SENT_BYTES), query, by);
    });
  }
  for (const name of ["add-pdf", "replace-pdf"]) {
    add(name, async (request, by) => {
      const query = pdfQuery.parse(request.query);
      return takePdf(store, await bytesOf(request, MOST_SENT_BYTES), query, by);
    });
  }
}
