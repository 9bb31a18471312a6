import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, watch } from "node:fs";
import os from "node:os";
import path from "node:path";

/** Where the units expect the folder of the releases. */
const FOLDER = /\/srv\/bor-i-trawnik/g;

/** What publishes after a push, where no systemd does. */
export interface Publisher {
  /** Publishes the newest commit. @returns the exit code, and all that was printed */
  run: () => Promise<{ code: number | null; words: string }>;
  /** The process group of the publication that runs. */
  group: () => number;
  /** Looks at no further push. @returns when nothing runs any more */
  stop: () => Promise<void>;
}

/**
 * Does what `bor-i-trawnik-publish.path` and `.service` say, by the commands of these units: as soon as a push has left its
 * file a publication runs; of pushes meanwhile another one, after it.
 * @param folder holds the releases and `repository.git`
 * @param settings what `/etc/bor-i-trawnik.env` would hold
 */
export function startPublisher(folder: string, settings: NodeJS.ProcessEnv = {}): Publisher {
  const temporary = mkdtempSync(path.join(os.tmpdir(), "publisher-"));
  const unit = readFileSync("deploy/bor-i-trawnik-publish.service", "utf8");
  const commands = Array.from(unit.matchAll(/^ExecStart(?:Pre)?=(.+)$/gm), ([, words = ""]) =>
    words.replaceAll("%T", temporary).replaceAll(FOLDER, folder),
  );
  let child: ChildProcess | undefined;
  let running: ReturnType<Publisher["run"]> | undefined;

  async function start() {
    child = spawn("sh", ["-ec", commands.join("\n")], {
      cwd: folder,
      env: { ...process.env, TMPDIR: temporary, ...settings },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let words = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (text: Buffer) => (words += text.toString()));
    }
    await once(child, "close");
    const { exitCode: code } = child;
    child = undefined;
    return { code, words };
  }
  const run = () =>
    (running ??= start().finally(() => {
      running = undefined;
      look();
    }));
  const look = () => {
    if (existsSync(path.join(folder, "pushed"))) void run();
  };
  const watcher = watch(folder, look);
  return {
    run,
    group: () => {
      if (!child?.pid) throw new Error("No publication runs.");
      return child.pid;
    },
    stop: async () => {
      watcher.close();
      while (running) await running;
    },
  };
}
