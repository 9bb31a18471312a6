import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";

/** The server as a process of its own. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
}

/** Starts `src/test/serve.ts` on a free port and waits until it listens. */
export async function startServerProcess(
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "src/test/serve.ts"], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [port] = (await once(child.stdout, "data")) as [Buffer];
  return { url: `http://127.0.0.1:${port.toString().trim()}`, process: child };
}
