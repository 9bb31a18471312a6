import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";

/** Debian with systemd, and Node and npm of this machine: what `deploy/README.md` begins with. */
export interface BareDebian {
  /**
   * Runs commands there as root, in `sh`, until the first that fails.
   * @returns what they print
   * @throws Error with all that they printed, where one fails
   */
  run: (commands: string) => Promise<string>;
  stop: () => Promise<void>;
}

const SUITE = "bookworm";
const PACKAGES = ["systemd-sysv", "dbus", "ca-certificates"];
const NEEDED = ["mmdebstrap", "systemd-nspawn", "nsenter"];

const FOLDER = path.join(os.tmpdir(), "bare-debian");
const IMAGE = path.join(FOLDER, `${SUITE}.tar`);

/** Whether this machine can have one. */
const hasBareDebian = (): boolean =>
  process.getuid?.() === 0 && NEEDED.every((program) => spawnSync("which", [program]).status === 0);

/**
 * Starts it in a container that shares this machine's network.
 * @param shared folders of this machine, by where they lie there; they can only be read
 */
export async function startBareDebian(
  shared: Readonly<Record<string, string>>,
): Promise<BareDebian> {
  if (!hasBareDebian()) {
    throw new Error(
      "This needs root on Debian, and: apt-get install mmdebstrap systemd-container util-linux",
    );
  }
  makeImage();
  const root = mkdtempSync(path.join(FOLDER, "root-"));
  execFileSync("tar", ["--extract", "--file", IMAGE, "--directory", root, "--numeric-owner"]);
  // As Debian's installer leaves it.
  writeFileSync(path.join(root, "etc/hosts"), "127.0.0.1 localhost\n::1 localhost\n");
  addNode(root);
  const binds = Object.entries(shared).map(([there, here]) => `--bind-ro=${here}:${there}`);
  const words = ["--quiet", "--directory", root, "--boot", "--register=no", "--keep-unit"];
  const container = spawn("systemd-nspawn", [...words, "--console=pipe", ...binds], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const run = (commands: string) => runIn(container, commands);
  await whenBooted(run, container);
  return {
    run,
    stop: async () => {
      // systemd powers off; a second signal would not wait for it.
      container.kill("SIGTERM");
      if (!hasEnded(container)) await once(container, "exit");
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Some two minutes, once. */
function makeImage(): void {
  if (existsSync(IMAGE)) return;
  mkdirSync(FOLDER, { recursive: true });
  const draft = path.join(FOLDER, `new-${SUITE}.tar`);
  const include = `--include=${PACKAGES.join(",")}`;
  execFileSync("mmdebstrap", ["--variant=minbase", include, SUITE, draft], { stdio: "inherit" });
  renameSync(draft, IMAGE);
}

/** Debian's own Node is too old. */
function addNode(root: string): void {
  const npm = path.dirname(
    path.dirname(execFileSync("readlink", ["-f", npmProgram()], { encoding: "utf8" })),
  );
  cpSync(process.execPath, path.join(root, "usr/bin/node"));
  cpSync(npm, path.join(root, "usr/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", path.join(root, "usr/bin/npm"));
  mkdirSync(path.join(root, "usr/etc"), { recursive: true });
  const npmrc = [`registry=${npmSetting("registry")}`];
  const certificates = npmSetting("cafile");
  if (existsSync(certificates)) {
    cpSync(certificates, path.join(root, "usr/etc/npm.crt"), { dereference: true });
    npmrc.push("cafile=/usr/etc/npm.crt");
  }
  writeFileSync(path.join(root, "usr/etc/npmrc"), `${npmrc.join("\n")}\n`);
}

/** How npm reaches its registry from here. */
const npmSetting = (name: string): string =>
  execFileSync("npm", ["config", "get", name], { encoding: "utf8" }).trim();

const npmProgram = () => execFileSync("which", ["npm"], { encoding: "utf8" }).trim();

async function runIn(container: ChildProcess, commands: string): Promise<string> {
  const children = readFileSync(`/proc/${container.pid}/task/${container.pid}/children`, "utf8");
  const [init = ""] = children.split(" ");
  const shell = spawn(
    "nsenter",
    ["--target", init, "--mount", "--uts", "--ipc", "--pid", "sh", "-eu"],
    {
      cwd: "/",
      env: {
        PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        HOME: "/root",
        DEBIAN_FRONTEND: "noninteractive",
      },
    },
  );
  let output = "";
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.on("data", (text: Buffer) => (output += text.toString()));
  }
  // A shell that has ended says why by itself.
  shell.stdin.on("error", () => undefined).end(commands);
  await once(shell, "close");
  if (shell.exitCode !== 0)
    throw new Error(`It ended with ${shell.exitCode ?? shell.signalCode}:\n${commands}\n${output}`);
  return output.trim();
}

/** Whether a process has ended, by itself or by a signal. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

async function whenBooted(run: BareDebian["run"], container: ChildProcess): Promise<void> {
  while (!(await run("systemctl is-system-running --wait").catch(() => ""))) {
    if (hasEnded(container)) throw new Error("The container does not start.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
