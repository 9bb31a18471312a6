import type { AddressInfo } from "node:net";
import path from "node:path";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { writeCaddyHeaders } from "gatsby-plugin-finished-pages";
import { createSmallServer, textPlugIn } from "../../packages/server/server.fixture";
import { ensureCaddy, startCaddy } from "../support/deploy/caddy";
import { sendTwice, shortPause, watchEnds } from "../support/deploy/idle-connections";

beforeAll(ensureCaddy);

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
