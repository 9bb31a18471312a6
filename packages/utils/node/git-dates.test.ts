import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gitDates, lastChange } from "./git-dates";

const repository = mkdtempSync(path.join(os.tmpdir(), "git-dates-"));
const content = path.join(repository, "content");

const git = (date: string, ...args: string[]) =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: repository,
    env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    stdio: "pipe",
  });

const commit = (date: string, files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(content, name), text);
  git(date, "add", "-A");
  git(date, "commit", "-m", "A change");
};

beforeAll(() => {
  mkdirSync(content);
  git("", "init", "-q");
  commit("2026-01-01T10:00:00+01:00", { "gdańsk.yaml": "1", "puck.yaml": "1" });
  commit("2026-02-02T10:00:00+01:00", { "puck.yaml": "2", "hel.yaml": "1" });
});

afterAll(() => rmSync(repository, { recursive: true }));

test("each file has the date of its last commit, by its place below the folder", () => {
  expect(Object.fromEntries(gitDates(content))).toEqual({
    "gdańsk.yaml": "2026-01-01T10:00:00+01:00",
    "puck.yaml": "2026-02-02T10:00:00+01:00",
    "hel.yaml": "2026-02-02T10:00:00+01:00",
  });
});

test("a file that a merge itself has changed has the merge's date, and one that it took over its own", () => {
  git("", "checkout", "-qb", "other", "HEAD~1");
  commit("2026-02-01T10:00:00+01:00", { "puck.yaml": "3", "łeba.yaml": "1" });
  git("", "checkout", "-q", "-");
  expect(() => git("", "merge", "-q", "other")).toThrow("merge");
  commit("2026-03-03T10:00:00+01:00", { "puck.yaml": "2 and 3" });
  expect(Object.fromEntries(gitDates(content))).toEqual({
    "gdańsk.yaml": "2026-01-01T10:00:00+01:00",
    "puck.yaml": "2026-03-03T10:00:00+01:00",
    "hel.yaml": "2026-02-02T10:00:00+01:00",
    "łeba.yaml": "2026-02-01T10:00:00+01:00",
  });
});

test("a file that was changed since has no date", () => {
  writeFileSync(path.join(content, "hel.yaml"), "2");
  expect(gitDates(content).has("hel.yaml")).toBe(false);
  expect(gitDates(content).has("puck.yaml")).toBe(true);
});

test("nor has one whose name a Mac has decomposed", () => {
  const name = "żabianka.yaml".normalize("NFD");
  commit("2026-04-04T10:00:00+01:00", { [name]: "1" });
  expect(gitDates(content).has("żabianka.yaml")).toBe(true);
  writeFileSync(path.join(content, name), "2");
  expect(gitDates(content).has("żabianka.yaml")).toBe(false);
});

test("several files were last changed with the newest of them; nobody knows when where one has no date", () => {
  const dates = new Map([
    ["gdańsk.yaml", "2026-03-01T10:00:00+01:00"],
    ["a.jpg", "2026-03-01T23:30:00+02:00"],
  ]);
  expect(lastChange(["a.jpg", "gdańsk.yaml"], dates)).toBe("2026-03-01T23:30:00+02:00");
  expect(lastChange(["gdańsk.yaml", "unknown.yaml"], dates)).toBeUndefined();
  const inTwoZones = new Map([
    ["one.yaml", "2026-03-01T23:30:00+01:00"],
    ["other.yaml", "2026-03-02T00:10:00+02:00"],
  ]);
  expect(lastChange(["one.yaml", "other.yaml"], inTwoZones)).toBe("2026-03-01T23:30:00+01:00");
});

test("a shallow clone, which does not know, gives no dates rather than wrong ones", () => {
  const clone = path.join(repository, "clone");
  git("", "clone", "-q", "--depth", "1", `file://${repository}`, clone);
  expect(gitDates(path.join(clone, "content")).size).toBe(0);
});

test("without git there are no dates", () => {
  const elsewhere = mkdtempSync(path.join(os.tmpdir(), "no-git-"));
  const warn = jest.spyOn(console, "warn");
  expect(gitDates(elsewhere).size).toBe(0);
  expect(warn).not.toHaveBeenCalled();
  rmSync(elsewhere, { recursive: true });
});
