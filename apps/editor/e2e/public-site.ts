import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "@typed-site/utils/node";
import { git, linkLibraries } from "../../../e2e/support/project-copy";
import { startCaddyWithLogin } from "./deploy/caddy-with-login";
import type { Editing } from "./test";

const run = promisify(execFile);

/** A site that visitors see, to which the editing page publishes. */
export interface PublicSite {
  /** Waits until no publication is at work, and ends all that serves the site. */
  stop: () => Promise<void>;
}

/**
 * Does what the deploy documents say beside the repository and its clone: the settings, the first publication, the hook,
 * the server of the current release, and Caddy.
 * @throws Error with what the publication printed, where it fails
 */
export async function startPublicSite(editing: Editing): Promise<PublicSite> {
  const { root, project, repository, settings, siteUrl } = editing;
  writeFileSync(settings, `SITE_URL='${siteUrl}'\nPUBLISH_REHEARSAL='1'\n`);
  const checkout = path.join(root, "checkout");
  git(root, "clone", "--quiet", "--no-checkout", repository, checkout);
  linkLibraries(project, checkout);
  copyFileSync(
    path.join(project, "package-lock.json"),
    path.join(checkout, "node_modules/.installed-lock.json"),
  );
  await run("npm", ["run", "deploy:pushed", "--", root], {
    cwd: project,
    env: {
      ...process.env,
      SETTINGS: settings,
    },
  });
  const hook = path.join(repository, "hooks/post-receive");
  copyFileSync(path.join(project, "packages/release/post-receive"), hook);
  const current = path.join(root, "current");
  const server = await keepServing(current, path.join(root, "enquiries"));
  const caddy = await startCaddyWithLogin({
    editingUrl: editing.origin,
    editingServer: new URL(editing.address).host,
    site: {
      url: siteUrl,
      release: current,
      server: server.address,
    },
  });
  return {
    stop: async () => {
      rmSync(hook);
      await run("flock", [path.join(root, "publish.lock"), "true"]);
      await caddy.stop();
      await server.stop();
    },
  };
}

/** Runs the server of the current release as `bor-i-trawnik.service` does: whenever it ends, it is started again. */
async function keepServing(current: string, enquiries: string) {
  const port = String(await freePort());
  let server: ChildProcess;
  let isStopped = false;
  const start = () => {
    server = spawn(process.execPath, ["server.cjs"], {
      cwd: current,
      env: {
        NODE_ENV: "production",
        HOST: "127.0.0.1",
        PORT: port,
        TRUST_PROXY: "1",
        RELEASE_LINK: current,
        ENQUIRY_DIR: enquiries,
      },
      stdio: "ignore",
    });
    server.once("exit", () => {
      if (!isStopped) start();
    });
  };
  start();
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      isStopped = true;
      server.kill("SIGKILL");
      await once(server, "exit");
    },
  };
}
