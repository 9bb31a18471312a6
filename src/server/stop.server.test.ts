import { once } from "node:events";
import { renameSync, symlinkSync } from "node:fs";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { messages, quote } from "@typed-site/enquiries/testing/server";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";

/** Waits until the server refuses new connections. */
async function isClosed(url: string): Promise<void> {
  while (await fetch(`${url}/healthz`, { headers: { connection: "close" } }).catch(() => false));
}

async function read(socket: Socket): Promise<string> {
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text;
}

test("SIGTERM: an enquiry on its way is stored and answered, the port is closed, the exit code is 0", async () => {
  const folder = temporaryFolder();
  const server = await startServerProcess("src/server/start.ts", { ENQUIRY_DIR: folder });
  const exit = once(server.process, "exit");
  const { headers, payload } = await formRequest(quote);
  const head = [
    "POST /api/zapytanie HTTP/1.1",
    "Host: a",
    "Accept: application/json",
    `Content-Type: ${headers["content-type"]}`,
    `Content-Length: ${payload.length}`,
    "Expect: 100-continue",
  ].join("\r\n");
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\n\r\n`));
  // A browser must not keep the server from stopping by a connection that it keeps open, or has opened ahead.
  await (await fetch(`${server.url}/kontakt`)).text();
  const ahead = connect(Number(port), hostname).on("error", () => undefined);
  await once(ahead, "connect");
  // Data show that the server has begun with the request.
  await once(socket, "data");
  server.process.kill("SIGTERM");
  await isClosed(server.url);
  const answer = read(socket);
  socket.write(payload);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*"number":"/);
  expect(await exit).toEqual([0, null]);
  expect(["new", "review"].flatMap((state) => messages(folder, state))).toHaveLength(1);
  // Less than the lifetime of an idle connection, so that waiting for one would be noticed.
}, 60_000);

test("a server that follows a link to its release ends when the link leads to another one", async () => {
  const link = path.join(temporaryFolder(), "current");
  symlinkSync(process.cwd(), link);
  const server = await startServerProcess("src/server/start.ts", {
    ENQUIRY_DIR: temporaryFolder(),
    RELEASE_LINK: link,
  });
  const exit = once(server.process, "exit");
  symlinkSync(temporaryFolder(), `${link}-next`);
  renameSync(`${link}-next`, link);
  expect(await exit).toEqual([0, null]);
});
