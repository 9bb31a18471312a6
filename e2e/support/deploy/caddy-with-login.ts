import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { type Caddy, ensureCaddy, startCaddy, whenStarted } from "./caddy";

/** What Caddy and the editing page both know, and no browser. */
export const EDITING_SECRET = "0123456789abcdef0123456789abcdef";

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
 * Starts Caddy with the whole of `deploy/Caddyfile`, its editing page turned on as its comment says.
 * @throws Error where Caddy is not installed
 */
export async function startCaddyWithLogin({
  username,
  editingUrl,
  editingServer,
  changes,
  site,
}: Behind): Promise<CaddyWithLogin> {
  ensureCaddy();
  const folder = folderWith({
    "deploy/headers.caddy": "header x-test 1",
    "editing-secret": `header_up Editing-Secret ${EDITING_SECRET}\n`,
  });
  const editors = path.join(folder, "editors");
  const password = changeEditors(editors, "set", username);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, readFileSync("deploy/Caddyfile", "utf8").replace(/^#(?! )/gm, ""));
  const caddy = await startCaddy({
    file,
    changes,
    release: site?.release ?? folder,
    server: site?.server ?? "127.0.0.1:1",
    patience: site ? undefined : "0s",
    url: site?.url,
    environment: {
      EDITING_ADDRESS: editingUrl,
      EDITING_SERVER: editingServer,
      EDITORS: editors,
      EDITING_SECRET: path.join(folder, "editing-secret"),
      ...(!site && { EDITING_PATIENCE: "0s" }),
    },
  });
  await whenStarted(caddy, editingUrl);
  return {
    ...caddy,
    credentials: { username, password },
  };
}

/** Changes a file of editors by `deploy/editors`; returns what it prints. */
export const changeEditors = (file: string, ...words: string[]): string =>
  execFileSync("deploy/editors", words, {
    env: {
      ...process.env,
      EDITORS: file,
    },
    stdio: ["ignore", "pipe", "ignore"],
  })
    .toString()
    .trim();
