import {
  type ChildProcessByStdio,
  spawn,
  type SpawnOptionsWithStdioTuple,
} from "node:child_process";
import { createWriteStream } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ownProgram } from "../../../utils/node/own-program";

/**
 * How the process says what it found; with any other code, or killed, it could not read the photo.
 * Node itself ends with codes up to 14.
 */
export const exitCodes = { done: 0, wrongType: 20, tooLarge: 21 } as const;

/** What has become of a photo. `unreadable`: reading it failed, which is not the visitor's fault. */
export type PhotoOutcome = keyof typeof exitCodes | "unreadable";

/**
 * Kilobytes of writable memory (RLIMIT_DATA) that the process may have: Node and sharp take 40 MB, the
 * largest photo that is taken 120 MB in all. The kernel refuses what is over, and the process ends.
 * Address space (RLIMIT_AS) is no measure: V8 reserves more than a gigabyte of it.
 */
const MEMORY_LIMIT = 136 * 1024;

/** Kilobytes of a thread's stack; all of it counts as writable memory, and eight MB are usual. */
const STACK = 2048;

/**
 * Sets the limits, and offers the process to a kernel that runs out of memory, in the server's place.
 * All of that is Linux's; elsewhere, where only developers run the server, it fails without harm.
 */
const CONFINE = `{
  echo 1000 >/proc/self/oom_score_adj
  ulimit -s ${STACK}
  ulimit -d ${MEMORY_LIMIT}
} 2>/dev/null
exec "$@"`;

/**
 * Reads a photo in a process of its own, which may die without the server.
 * @param from the upload
 * @param to where the new JPEG is written, if the photo can be read
 * @param timeLimit milliseconds after which the process is killed
 * @throws the file system's error where the disk is full
 */
export async function runPhotoProcess(
  from: string,
  to: string,
  timeLimit: number,
): Promise<PhotoOutcome> {
  const child = start(from);
  if (!child) return "unreadable";
  const ended = new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(null));
    child.once("exit", resolve);
  });
  const timer = setTimeout(() => child.kill("SIGKILL"), timeLimit);
  try {
    if (child.pid === undefined) return "unreadable";
    await pipeline(child.stdout, createWriteStream(to, { flags: "wx", mode: 0o600 }));
    const code = await ended;
    const [outcome] = Object.entries(exitCodes).find(([, known]) => known === code) ?? [];
    return (outcome as PhotoOutcome | undefined) ?? "unreadable";
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
    // The next one may begin only when this one's memory is free.
    await ended;
  }
}

/** Undefined where the system has no room for a process; some of its errors come as an event. */
function start(photo: string): ChildProcessByStdio<Writable, Readable, null> | undefined {
  const { file, nodeOptions } = ownProgram(__dirname, "photo-worker");
  // Few threads and one heap, since each counts; the server's secrets are not for this process.
  const options: SpawnOptionsWithStdioTuple<"pipe", "pipe", "ignore"> = {
    env: { UV_THREADPOOL_SIZE: "1", MALLOC_ARENA_MAX: "1" },
    stdio: ["pipe", "pipe", "ignore"],
  };
  const node = process.execPath;
  // Node 24 maps half a gigabyte, writable, for code that it compiles; this program has hardly any.
  const words = ["--v8-pool-size=1", "--jitless", ...nodeOptions, file, photo];
  try {
    return process.platform === "win32"
      ? spawn(node, words, options)
      : spawn("/bin/sh", ["-c", CONFINE, "sh", node, ...words], options);
  } catch {
    return undefined;
  }
}
