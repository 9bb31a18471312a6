import { existsSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { removeStaleLocks } from "./stale-locks";

const LOCKS = ["index.lock", "config.lock", "refs/heads/main.lock", "worktrees/a/index.lock"];

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, "error").mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

/** A folder in which files are of some seconds ago. */
function folderOfAge(seconds: number, ...files: string[]): string {
  const folder = folderWith(Object.fromEntries(files.map((file) => [file, ""])));
  const then = Date.now() / 1000 - seconds;
  for (const file of files) utimesSync(path.join(folder, file), then, then);
  return folder;
}

const left = (folder: string, files: readonly string[]) =>
  files.filter((file) => existsSync(path.join(folder, file)));

test("locks that no git can hold any more go, wherever they are, and nothing else; that is said", () => {
  const others = ["HEAD", "index", "refs/heads/main", "objects/a.lock"];
  const folder = folderOfAge(600, ...LOCKS, ...others);
  removeStaleLocks(folder);
  expect(left(folder, [...LOCKS, ...others])).toEqual(others);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("a lock that a git may still hold stays, and one in a folder that is no repository", () => {
  const young = folderOfAge(30, "HEAD", ...LOCKS);
  const other = folderOfAge(600, ...LOCKS);
  for (const folder of [young, other]) {
    removeStaleLocks(folder);
    expect(left(folder, LOCKS)).toEqual(LOCKS);
  }
  removeStaleLocks(folderOfAge(600, "HEAD"));
  expect(logged).not.toHaveBeenCalled();
});

test("a lock is one of a killed git after a minute and five seconds, when every git of ours has ended", () => {
  const folder = folderOfAge(600, "HEAD", "index.lock");
  const { mtimeMs } = statSync(path.join(folder, "index.lock"));
  const now = jest.spyOn(Date, "now");
  const isLeftAfter = (age: number) => {
    now.mockReturnValue(mtimeMs + age);
    removeStaleLocks(folder);
    return left(folder, ["index.lock"]).length === 1;
  };
  expect([isLeftAfter(65_000), isLeftAfter(65_001)]).toEqual([true, false]);
  now.mockRestore();
});
