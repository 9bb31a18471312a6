import { mkdtempSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { ContentStore } from "../change/content-store";
import { WhoSaved } from "../change/who-saved";
import { tinyContent } from "../tiny-content.fixture";
import type { JsonResponse, Request, Response, Server } from "./http";
import { addUploads } from "./uploads";

type Handler = Parameters<Server["post"]>[1];

let folder: string;
let handlers: Map<string, Handler>;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "editing-"));
  handlers = new Map();
  const whoSaved = new WhoSaved(path.join(folder, "who-saved.json"));
  const app: Server = {
    get: () => undefined,
    post: (address, answer) => handlers.set(path.posix.basename(String(address)), answer),
  };
  addUploads(
    app,
    new ContentStore(tinyContent, folder, path.join(folder, "draft"), whoSaved),
    folder,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Sends a file from this machine. @returns the status of the answer */
function send(name: string, body: AsyncIterable<Buffer>): Promise<number> {
  const socket = { remoteAddress: "127.0.0.1", localPort: 80 } as IncomingMessage["socket"];
  const request = Object.assign(Readable.from(body), {
    headers: { host: "localhost" },
    socket,
    query: { name: "a" },
    setTimeout: () => undefined,
  }) as unknown as Request;
  return new Promise((resolve) => {
    let status = 200;
    const response: JsonResponse = {
      status: (code) => {
        status = code;
        return response;
      },
      json: () => resolve(status),
    };
    handlers.get(name)?.(request, response as Response);
  });
}

test("of many files at once one is read and decoded after the other, also where one is refused", async () => {
  let open = 0;
  let most = 0;
  async function* body() {
    open += 1;
    most = Math.max(most, open);
    for (const part of ["no", "file"]) {
      await new Promise(setImmediate);
      yield Buffer.from(part);
    }
  }
  const names = ["add-photo", "add-pdf", "replace-photo", "replace-pdf"];
  const sent = Array.from({ length: 40 }, async (_, index) => {
    const status = await send(names[index % 4]!, body());
    open -= 1;
    return status;
  });
  expect(new Set(await Promise.all(sent))).toEqual(new Set([422]));
  // While one is answered the next may begin.
  expect(most).toBeLessThanOrEqual(2);
});
