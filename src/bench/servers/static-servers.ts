import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../../../e2e/support/server/free-port";

/** A server of another make that sends the built site. */
export interface StaticServer {
  url: string;
  process: ChildProcess;
}

interface Places {
  publicFolder: string;
  /** Where the server's configuration and its own files may lie. */
  folder: string;
}

/** Gatsby's own, for a look at the built site. */
export function startGatsbyServe(): Promise<StaticServer> {
  const command = (port: number) => [
    ...[process.execPath, "node_modules/gatsby/cli.js", "serve"],
    ...["--host", "127.0.0.1", "--port", String(port)],
  ];
  return start(command, { GATSBY_TELEMETRY_DISABLED: "1" });
}

/**
 * Caddy with nothing but files and their compressed copies.
 * @returns undefined where there is no Caddy
 */
export async function startPlainCaddy({
  publicFolder,
  folder,
}: Places): Promise<StaticServer | undefined> {
  const caddy = find("caddy");
  if (!caddy) return undefined;
  const file = path.join(folder, "Caddyfile");
  return start(
    (port) => {
      writeFileSync(
        file,
        `{
	admin off
}
http://127.0.0.1:${port} {
	root * ${publicFolder}
	file_server {
		precompressed br gzip
	}
}
`,
      );
      return [caddy, "run", "--adapter", "caddyfile", "--config", file];
    },
    { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  );
}

/**
 * nginx with nothing but files and their compressed copies.
 * @returns undefined where there is no nginx with Brotli
 */
export async function startPlainNginx({
  publicFolder,
  folder,
}: Places): Promise<StaticServer | undefined> {
  const nginx = find("nginx");
  const brotli = "../lib/nginx/modules/ngx_http_brotli_static_module.so";
  const module = path.resolve(path.dirname(nginx ?? ""), brotli);
  if (!nginx || !existsSync(module)) return undefined;
  const file = path.join(folder, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return start((port) => {
    writeFileSync(
      file,
      `${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
pid ${folder}/pid;
load_module ${module};
events {}
http {
  types { text/html html; application/javascript js; }
  access_log off;
  gzip_static on;
  brotli_static on;
  ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join("\n  ")}
  server {
    listen 127.0.0.1:${port};
    root ${publicFolder};
  }
}
`,
    );
    return [nginx, "-c", file, "-e", "stderr"];
  });
}

/** The place of a program on PATH. */
function find(program: string): string | undefined {
  try {
    return execFileSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}

async function start(
  command: (port: number) => string[],
  environment: Record<string, string> = {},
): Promise<StaticServer> {
  const port = await freePort();
  const [program = "", ...words] = command(port);
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`${program} does not start: ${complaint}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, process: child };
}
