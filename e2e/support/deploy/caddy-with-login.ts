import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "../server/site";
import { type Caddy, ensureCaddy, startCaddy, whenStarted } from "./caddy";

/** Caddy in front of a site, and of its editing page behind a login. */
export interface CaddyWithLogin extends Caddy {
  /** Of the one editor. */
  credentials: { username: string; password: string };
}

/** What Caddy stands in front of. */
interface Behind {
  /** The name of the one editor. */
  username: string;
  /** Where editors find the editing page: `http://127.0.0.1:21000`. */
  editingUrl: string;
  /** Address of the server of the editing page: `localhost:8000`. */
  editingServer: string;
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
 * Starts Caddy with the whole of `deploy/Caddyfile`, its editing page turned on as its comment says.
 * @throws Error where Caddy is not installed
 */
export async function startCaddyWithLogin({
  username,
  editingUrl,
  editingServer,
  site,
}: Behind): Promise<CaddyWithLogin> {
  ensureCaddy();
  const password = "dobre hasło";
  const hash = execFileSync("caddy", ["hash-password", "--plaintext", password]).toString();
  const folder = folderWith({
    "deploy/headers.caddy": "header x-test 1",
    editors: `"${username}" ${hash}`,
  });
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, readFileSync("deploy/Caddyfile", "utf8").replace(/^#(?! )/gm, ""));
  const caddy = await startCaddy({
    file,
    release: site?.release ?? folder,
    server: site?.server ?? "127.0.0.1:1",
    patience: site ? undefined : "0s",
    url: site?.url,
    environment: {
      EDITING_ADDRESS: editingUrl,
      EDITING_SERVER: editingServer,
      EDITORS: path.join(folder, "editors"),
    },
  });
  await whenStarted(caddy.process, editingUrl);
  return {
    ...caddy,
    credentials: { username, password },
  };
}
