import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { git, runGit } from "./git";
import { gitDates } from "./git-dates";

const repository = mkdtempSync(path.join(os.tmpdir(), "owned-by-another-"));

beforeAll(() => {
  execFileSync("git", ["init", "-q"], { cwd: repository });
  // git's own switch, for its tests
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
});

afterAll(() => {
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  rmSync(repository, { recursive: true });
});

const reason = /dubious ownership[\s\S]*safe\.directory/;

test("a folder that another user has made is told in git's own words, which name the remedy", async () => {
  expect(() => git(repository, "rev-parse", "HEAD")).toThrow(reason);
  await expect(runGit(repository, ["rev-parse", "HEAD"])).rejects.toThrow(reason);
});

test("dates are missing then, and the build says why", () => {
  const warn = jest.spyOn(console, "warn").mockReturnValue();
  expect(gitDates(repository)).toEqual(new Map());
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(reason));
});
