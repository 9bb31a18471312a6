import { type ChildProcess, spawn } from "node:child_process";

/** The server as a separate process. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** Resolves when the process has printed a line. */
  printed: (line: string) => Promise<void>;
}

/**
 * Starts a server on a free port and waits until it listens.
 * @param program its TypeScript file
 * @param folder its working directory
 */
export async function startServerProcess(
  program: string,
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
  folder = process.cwd(),
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, "--import", "tsx", program], {
    cwd: folder,
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
