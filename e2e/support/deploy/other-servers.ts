import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../server/free-port";
import { temporaryFolder } from "../server/site";

/** nginx or Caddy with a configuration of `deploy/`. */
export interface OtherServer {
  url: string;
  process: ChildProcess;
  /** Makes it reload its configuration. */
  reload: () => void;
  stop: () => Promise<void>;
}

/** The parameters of a configuration. */
interface Setting {
  /** Folder of a release, or `current`. */
  release: string;
  /** Address of the Node server: `127.0.0.1:9000`. */
  server: string;
  /** How long Caddy waits for the Node server: `20s`. */
  patience?: string;
}

const NGINX_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const CADDY = "/usr/bin/caddy";

/** Whether Debian's package of Caddy is installed. */
export const hasCaddy = () => existsSync(CADDY);

/** @throws Error with the command that installs Caddy, if it is missing */
export function ensureOtherServers(): void {
  if (hasCaddy()) return;
  throw new Error("This needs Caddy: `npm run test:thorough -- --yes` installs it on Debian.");
}

/** nginx with `deploy/nginx.conf`, in which three values are replaced by the test's own. */
export const startNginx = ({ release, server }: Setting) =>
  runNginx((port) =>
    replaced(readFileSync("deploy/nginx.conf", "utf8"), {
      "listen 80;": `listen 127.0.0.1:${port};`,
      "listen [::]:80;": "",
      "/srv/bor-i-trawnik/current": release,
      "127.0.0.1:9000": server,
    }),
  );

/** nginx on a free port; `site` returns the content of its `http` block. */
async function runNginx(site: (port: number) => string): Promise<OtherServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  writeFileSync(path.join(folder, "site.conf"), site(port));
  const isRoot = process.getuid?.() === 0;
  const main = `
    ${isRoot ? "user root;" : ""}
    daemon off;
    pid ${folder}/pid;
    load_module ${NGINX_MODULE};
    events {}
    http {
      client_body_temp_path ${folder}/body;
      proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi;
      uwsgi_temp_path ${folder}/uwsgi;
      scgi_temp_path ${folder}/scgi;
      include ${folder}/site.conf;
    }`;
  const file = path.join(folder, "nginx.conf");
  writeFileSync(file, main);
  const nginx = spawn("/usr/sbin/nginx", ["-c", file, "-e", "stderr"]);
  nginx.once("exit", () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return whenStarted(nginx, port);
}

/** Caddy with `deploy/Caddyfile`, which takes its values from the environment. */
export const startCaddy = ({ release, server, patience }: Setting) =>
  runCaddy((port) => ({
    config: `{\n\tadmin off\n}\nimport ${path.resolve("deploy/Caddyfile")}\n`,
    environment: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SERVER: server,
      RELEASE: release,
      ...(patience && { PATIENCE: patience }),
    },
  }));

/** Caddy on a free port. */
async function runCaddy(
  configure: (port: number) => { config: string; environment?: Record<string, string> },
): Promise<OtherServer> {
  const folder = temporaryFolder();
  const port = await freePort();
  const { config, environment } = configure(port);
  const file = path.join(folder, "Caddyfile");
  writeFileSync(file, config);
  const own = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const words = ["run", "--adapter", "caddyfile", "--config", file];
  const caddy = spawn(CADDY, words, { env: { ...process.env, ...own, ...environment } });
  caddy.once("exit", () => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return whenStarted(caddy, port);
}

function replaced(text: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration does not say: ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

/**
 * Waits until a server answers.
 * @throws with its output if it ends instead
 */
async function whenStarted(child: ChildProcess, port: number): Promise<OtherServer> {
  const url = `http://127.0.0.1:${port}`;
  let words = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text: Buffer) => (words += text.toString()));
  }
  const ended = once(child, "exit");
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`It does not start:\n${words}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    process: child,
    reload: () => child.kill("SIGHUP"),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}
