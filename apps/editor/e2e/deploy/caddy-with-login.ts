import { readFileSync } from "node:fs";
import { folderWith } from "@typed-site/test-support/site";
import {
  type Caddy,
  ensureCaddy,
  startCaddy,
  whenStarted,
} from "../../../../e2e/support/deploy/caddy";

/** What Caddy stands in front of. */
interface Behind {
  /** Where editors find the editing page: `http://127.0.0.1:21000`. */
  editingUrl: string;
  /** Address of the server of the editing page: `localhost:8000`. */
  editingServer: string;
  /** Other text of the configuration in place of some of it. */
  changes?: Readonly<Record<string, string>> | undefined;
  /** The site, where it is asked for. */
  site?: {
    /** Where visitors find it. */
    url: string;
    /** Folder of its release, or `current`. */
    release: string;
    /** Address of its Node server. */
    server: string;
  };
}

/**
 * Starts Caddy with the site's Caddyfile, and the editor's where that one imports it.
 * @throws Error where Caddy is not installed
 */
export async function startCaddyWithLogin({
  editingUrl,
  editingServer,
  changes,
  site,
}: Behind): Promise<Caddy> {
  ensureCaddy();
  const folder = folderWith({ "deploy/headers.caddy": "header x-test 1" });
  const caddy = await startCaddy({
    changes: {
      "import sites/*": readFileSync("apps/editor/deploy/Caddyfile", "utf8"),
      ...changes,
    },
    release: site?.release ?? folder,
    server: site?.server ?? "127.0.0.1:1",
    url: site?.url,
    environment: {
      EDITING_ADDRESS: editingUrl,
      EDITING_SERVER: editingServer,
      ...(!site && { PATIENCE: "0s" }),
    },
  });
  await whenStarted(caddy, editingUrl);
  return caddy;
}
