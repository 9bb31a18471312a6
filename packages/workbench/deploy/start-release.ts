import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const DEADLINE = 60_000;
/** Ends the server with the process that started it, even if that was killed. */
const endWithParent =
  'data:text/javascript,process.once("disconnect",()=>process.exit());process.channel.unref()';

/** A release's server, listening. */
export interface RunningRelease {
  url: string;
  process: ChildProcess;
}

/**
 * Starts a release's server on this machine only.
 * @param enquiryFolder where it stores enquiries; it gets none of the operator's environment, so it
 * can't send mail
 * @param port any free one by default
 * @throws Error with the server's output if it does not listen
 */
export async function startRelease(
  release: string,
  enquiryFolder: string,
  port = 0,
): Promise<RunningRelease> {
  const server = spawn(process.execPath, ["--import", endWithParent, "server.cjs"], {
    cwd: release,
    env: {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      ENQUIRY_DIR: path.resolve(enquiryFolder),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  try {
    return { url: await listening(server), process: server };
  } catch (error) {
    server.kill("SIGKILL");
    throw error;
  }
}

/** The address that a server's log announces. */
function listening(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = "";
    const fail = (why: string) => reject(new Error(`The release ${why}:\n${words}`));
    const timer = setTimeout(() => fail("does not listen"), DEADLINE);
    const read = (text: Buffer) => {
      words += text.toString();
      const [, url] = /listening at (http:\/\/[^"]+)/.exec(words) ?? [];
      if (!url) return;
      clearTimeout(timer);
      resolve(url);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("close", () => {
      clearTimeout(timer);
      fail("does not start");
    });
  });
}
