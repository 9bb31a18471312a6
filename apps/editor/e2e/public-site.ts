import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, rmSync } from "node:fs";
import path from "node:path";
import { freePort } from "@typed-site/utils/node";
import { git, linkLibraries } from "../../../e2e/support/project-copy";
import { startPublisher } from "../../../e2e/support/publisher";
import { startCaddyWithLogin } from "./deploy/caddy-with-login";
import type { Editing } from "./test";

/** A site that visitors see, to which the editing page publishes. */
export interface PublicSite {
  /** Waits until no publication is at work, and ends all that serves the site. */
  stop: () => Promise<void>;
}

/**
 * Does what the deploy documents say beside the repository and its clone: the first publication, the hook,
 * the server of the current release, and Caddy.
 * @throws Error with what the publication printed, where it fails
 */
export async function startPublicSite(editing: Editing): Promise<PublicSite> {
  const { root, project, repository, siteUrl } = editing;
  const checkout = path.join(root, "checkout");
  git(root, "clone", "--quiet", "--no-checkout", repository, checkout);
  linkLibraries(project, checkout);
  copyFileSync(
    path.join(project, "package-lock.json"),
    path.join(checkout, "node_modules/.installed-lock.json"),
  );
  const publisher = startPublisher(root, { SITE_URL: siteUrl, PUBLISH_REHEARSAL: "1" });
  const { code, words } = await publisher.run();
  if (code !== 0) throw new Error(words);
  const hook = path.join(repository, "hooks/post-receive");
  copyFileSync(path.join(project, "deploy/post-receive"), hook);
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
      await publisher.stop();
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
