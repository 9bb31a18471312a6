import { type ChildProcess, spawn } from "node:child_process";

/** The server as a separate process. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Resolves when the process has printed a line. */
  printed: (line: string) => Promise<void>;
}

/** This site's server for tests, a small site's with enquiries, or the program that `npm start` runs. */
type Program =
  "e2e/support/server/serve.ts" | "e2e/support/server/serve-enquiries.ts" | "src/server/start.ts";

/** Starts a server on a free port and waits until it listens. */
export async function startServerProcess(
  environment: Record<string, string> = {},
  program: Program = "e2e/support/server/serve.ts",
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, "--import", "tsx", program], {
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const matching = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [, found] = pattern.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on("data", look);
      child.once("exit", () => reject(new Error(`${program} has ended: ${output}`)));
      look();
    });
  const port = await matching(/(?:^|listening at http:\/\/127\.0\.0\.1:)(\d+)["\n]/);
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    printed: async (line) => void (await matching(new RegExp(`^(${line})$`, "m"))),
  };
}
