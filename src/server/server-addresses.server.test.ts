import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { serverAddresses } from "../utils/server-addresses";
import { createSiteServer, readSiteConfig } from "./site-server";

test("no page can have an address that the server answers itself", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "enquiries-"));
  const app = await createSiteServer(readSiteConfig({ ENQUIRY_DIR: folder }), { logger: false });
  const routes = app.printRoutes({ commonPrefix: false });
  const addresses = [...routes.matchAll(/── (\/[^ *(]+)/g)].map(([, address]) => address);
  await app.close();
  rmSync(folder, { recursive: true });
  expect(addresses).toContain("/readyz");
  expect(serverAddresses).toEqual(expect.arrayContaining(addresses));
});
