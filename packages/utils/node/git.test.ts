import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { git, runGit, TRANSFER } from "./git";
import { lastCommits } from "./last-commits";

const MINUTE = 60_000;

/** A git that never ends by itself. */
function startSilentGit() {
  const kill = jest.fn();
  const stdin = Object.assign(new EventEmitter(), { end: jest.fn() });
  const git = { kill, stdin } as unknown as ReturnType<typeof childProcess.execFile>;
  jest.spyOn(childProcess, "execFile").mockReturnValue(git);
  return kill;
}

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("whatever a person has set for git", () => {
  const OWN = `
    [user]
      name = Łucja
      email = lucja@example.org
    [color]
      ui = always
    [commit]
      gpgSign = true
    [core]
      autocrlf = true
      excludesFile = ignored
      hooksPath = hooks
      quotePath = on
    [diff]
      relative = true
    [i18n]
      commitEncoding = ISO-8859-2
      logOutputEncoding = ISO-8859-2
    [log]
      showSignature = true
  `;
  let folder: string;
  beforeEach(() => {
    folder = folderWith({ gitconfig: OWN, ignored: "*.yaml\n", "content/łąka.yaml": "a\r\nb\n" });
    writeFileSync(path.join(folder, "hooks"), "");
    process.env.GIT_CONFIG_GLOBAL = path.join(folder, "gitconfig");
    git(folder, "init", "--quiet");
    git(folder, "add", "content");
    git(folder, "commit", "--quiet", "--message", "Łąka");
  });
  afterEach(() => {
    delete process.env.GIT_CONFIG_GLOBAL;
    rmSync(folder, { recursive: true });
  });

  test("names, letters and bytes stay, and nothing is printed beside what was asked for", () => {
    expect(git(folder, "log", "--format=%an: %s", "--name-only")).toBe(
      "Łucja: Łąka\n\ncontent/łąka.yaml\n",
    );
    expect(git(folder, "show", "HEAD:content/łąka.yaml")).toBe("a\r\nb\n");
    expect([...lastCommits(path.join(folder, "content")).keys()]).toEqual(["łąka.yaml"]);
  });

  test("a photo of megabytes goes in and comes out whole", async () => {
    const photo = "photo ".repeat(400_000);
    const name = await runGit(folder, ["hash-object", "-w", "--stdin"], { input: photo });
    const words = ["cat-file", "blob", name.toString().trim()];
    expect((await runGit(folder, words)).toString() === photo).toBe(true);
    expect(git(folder, ...words) === photo).toBe(true);
  });

  test("what has failed is told with the command and all that it has printed", async () => {
    await expect(runGit(folder, ["show", "nothing"])).rejects.toMatchObject({
      message: expect.stringMatching(/^git show failed:\nfatal: .*nothing/) as string,
    });
    expect(() => git(folder, "show", "nothing")).toThrow(/^git show failed:\nfatal: .*nothing/);
  });
});

test("a git that sends photos over a slow line has minutes, and time to remove its locks", () => {
  jest.useFakeTimers();
  const kill = startSilentGit();
  void runGit("/nowhere", ["push"], { timeout: TRANSFER });
  jest.advanceTimersByTime(5 * MINUTE);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * MINUTE);
  expect(kill.mock.calls).toEqual([[], ["SIGKILL"]]);
});

test("a git at work on this machine alone has a minute", () => {
  jest.useFakeTimers();
  const kill = startSilentGit();
  void runGit("/nowhere", ["status"]);
  jest.advanceTimersByTime(MINUTE / 2);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(kill).toHaveBeenCalled();
});
