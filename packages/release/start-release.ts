import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

/** Ends the server with the process that started it, even if that was killed. */
const endWithParent =
  'data:text/javascript,process.once("disconnect",()=>process.exit());process.channel.unref()';

/** A release's server, listening. */
export interface RunningRelease {
  url: string;
  process: ChildProcess;
}

/**
 * Starts a release's server on this machine only. It gets none of the operator's environment, so it
 * can't send mail.
 * @param enquiries the folder where it stores enquiries
 * @param port any free one by default
 * @throws Error with the server's output if it ends instead
 */
export async function startRelease(
  release: string,
  enquiries: string,
  port = 0,
): Promise<RunningRelease> {
  const server = spawn(process.execPath, ["--import", endWithParent, "server.cjs"], {
    cwd: release,
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      ENQUIRY_DIR: path.resolve(enquiries),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (text: Buffer) => {
      output += text.toString();
      const [, url] = /listening at (http:\/\/[^"]+)/.exec(output) ?? [];
      if (url) resolve({ url, process: server });
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("close", () => reject(new Error(`The release does not start:\n${output}`)));
  });
}
