import type { AddressInfo } from "node:net";
import { freePort } from "@typed-site/utils/node";
import { ensureCaddy } from "../../../../e2e/support/deploy/caddy";
import { sendTwice, shortPause, watchEnds } from "../../../../e2e/support/deploy/idle-connections";
import { tinyEditingServer, tinyProject } from "../../server/editing-server.fixture";
import { startCaddyWithLogin } from "./caddy-with-login";

beforeAll(ensureCaddy);

test("after a pause Caddy ends a connection to the editor's server, not the server", async () => {
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
