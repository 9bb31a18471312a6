import { spawn } from "node:child_process";
import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Stops a server that a benchmark has started. */
export type Stop = () => Promise<unknown>;

/**
 * Starts a server and waits until it answers.
 * @param url where it will answer
 * @param environment what its environment has besides this process's
 * @throws if it is not installed, or exits instead
 */
export async function startServer(
  url: string,
  [program = "", ...words]: readonly string[],
  environment: Record<string, string>,
  input = "",
): Promise<Stop> {
  const server = spawn(program, words, {
    stdio: ["pipe", "ignore", "inherit"],
    env: { ...process.env, ...environment },
  });
  const ended = once(server, "exit");
  server.stdin.end(input);
  while (!(await isAnswered(url))) {
    const isOver = await Promise.race([ended.then(() => true), pause(50)]);
    if (isOver) throw new Error(`${program} does not start.`);
  }
  return () => {
    server.kill();
    return ended;
  };
}

/** Accepts self-signed certificates too. */
const isAnswered = (url: string) =>
  new Promise<boolean>((resolve) => {
    const { get } = url.startsWith("https:") ? https : http;
    const request = get(url, { rejectUnauthorized: false }, () => resolve(true));
    request.on("error", () => resolve(false)).on("response", (response) => response.resume());
  });

/** Starts Caddy with the directives of one site. */
export function startCaddy(url: string, directives: string): Promise<Stop> {
  const home = path.join(os.tmpdir(), "bench-caddy");
  const words = ["/usr/bin/caddy", "run", "--adapter", "caddyfile", "--config", "-"];
  const options = ["admin off", "skip_install_trust", "auto_https disable_redirects"];
  const config = `{\n${options.join("\n")}\nlog {\nlevel ERROR\n}\n}\n${url} {\n${directives}\n}\n`;
  return startServer(url, words, { XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }, config);
}
