import { type ChildProcess, spawn } from "node:child_process";

/** The server as a separate process. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
}

/** The tests' program, or the one that `npm start` runs. */
type Program = "e2e/support/server/serve.ts" | "src/server/start.ts";

/** Starts a server on a free port and waits until it listens. */
export async function startServerProcess(
  environment: Record<string, string> = {},
  program: Program = "e2e/support/server/serve.ts",
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", program], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const [, port] = /(?:^|listening at http:\/\/127\.0\.0\.1:)(\d+)["\n]/.exec(said) ?? [];
      if (port) resolve(port);
    });
    child.once("exit", () => reject(new Error(`${program} does not start: ${said}`)));
  });
  return { url: `http://127.0.0.1:${port}`, process: child };
}
