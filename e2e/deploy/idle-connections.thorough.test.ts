import type { Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import path from "node:path";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { until } from "@typed-site/test-support/smtp";
import { freePort } from "@typed-site/utils/node";
import { writeCaddyHeaders } from "gatsby-plugin-finished-pages";
import {
  tinyEditingServer,
  tinyProject,
} from "../../packages/editing/server/editing-server.fixture";
import { createSmallServer, textPlugIn } from "../../packages/server/server.fixture";
import { ensureCaddy, startCaddy } from "../support/deploy/caddy";
import { startCaddyWithLogin } from "../support/deploy/caddy-with-login";

/** Longer than the second that Node adds to its own time. */
const shortPause = { "keepalive 60s": "keepalive 2s" };

beforeAll(ensureCaddy);

/** How the connections of a server have ended. */
function watchEnds(server: Server) {
  const ends = { open: 0, byProxy: 0, byServer: 0 };
  server.on("connection", (socket: Socket) => {
    ends.open += 1;
    let isByProxy = false;
    // Only where the other side has ended it.
    socket.once("end", () => (isByProxy = true));
    socket.once("close", () => {
      ends.open -= 1;
      ends[isByProxy ? "byProxy" : "byServer"] += 1;
    });
  });
  return ends;
}

/**
 * Sends a form, waits until its connection to the server was idle for too long, and sends the next one. Had the server
 * ended it, the proxy might have been sending on it.
 */
async function sendTwice(
  ends: ReturnType<typeof watchEnds>,
  send: () => Promise<Response>,
): Promise<void> {
  for (let sent = 0; sent < 2; sent += 1) {
    expect((await send()).status).toBe(200);
    await until(() => ends.open === 0);
  }
  expect(ends.byProxy).toBeGreaterThanOrEqual(2);
  expect(ends.byServer).toBe(0);
}

test("after a pause Caddy ends a connection to the site's server, not the server", async () => {
  const folder = folderWith(smallSite);
  writeCaddyHeaders(folder, path.join(folder, "deploy"));
  const app = await createSmallServer({}, textPlugIn);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ends = watchEnds(app.server);
  const caddy = await startCaddy({
    release: folder,
    server: `127.0.0.1:${port}`,
    changes: shortPause,
  });
  try {
    await sendTwice(ends, () => fetch(`${caddy.url}/text`, { method: "POST", body: "text" }));
  } finally {
    await caddy.stop();
    await app.close();
  }
});

test("nor the server of the editing page", async () => {
  const editingUrl = `http://127.0.0.1:${await freePort()}`;
  const app = await tinyEditingServer(tinyProject(), {
    origin: editingUrl,
    login: () => undefined,
  });
  const { server } = app;
  const ends = watchEnds(server);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = server.address() as AddressInfo;
  const caddy = await startCaddyWithLogin({
    editingUrl,
    editingServer: `127.0.0.1:${port}`,
    changes: shortPause,
  });
  try {
    await sendTwice(ends, () =>
      fetch(`${editingUrl}/admin/api/search`, {
        method: "POST",
        body: '{ "words": "text" }',
        headers: { "content-type": "application/json" },
      }),
    );
  } finally {
    await caddy.stop();
    await app.close();
  }
});
