import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../e2e/support/server/site";
import {
  beginDraft,
  currentRelease,
  draftName,
  earlierRelease,
  listReleases,
  makeCurrent,
  recentReleases,
  releaseName,
  rememberFormer,
  removeOldReleases,
} from "./releases";

const names = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026010${day}T120000Z-abc123${day}`);
const [first = "", second = "", third = ""] = names;

function folderWithReleases(count: number): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "releases"));
  names.slice(0, count).forEach((name, index) => {
    mkdirSync(path.join(folder, "releases", name));
    rememberFormer(path.join(folder, "releases", name), names[index - 1]);
  });
  return folder;
}

it("names a release by time and commit", () => {
  expect(releaseName(new Date("2026-11-21T20:45:07.123Z"), "4bc872a")).toBe(
    "20261121T204507Z-4bc872a",
  );
});

it("leads current to a release, and to another", () => {
  const folder = folderWithReleases(2);
  expect(currentRelease(folder)).toBeUndefined();
  for (const name of [first, second]) {
    makeCurrent(folder, name);
    expect(readlinkSync(path.join(folder, "current"))).toBe(path.join("releases", name));
    expect(currentRelease(folder)).toBe(name);
  }
  expect(readdirSync(folder)).toEqual(["current", "releases"]);
});

it("leads somewhere at any moment while current moves", async () => {
  const folder = folderWithReleases(2);
  makeCurrent(folder, first);
  const look = `let gone = 0;
    for (let looks = 0; looks < 20000; looks += 1) {
      try { require("node:fs").readlinkSync(process.argv[1]); } catch { gone += 1; }
    }
    process.exitCode = gone > 0 ? 1 : 0;`;
  const other = spawn(process.execPath, ["-e", look, path.join(folder, "current")]);
  while (other.exitCode === null) {
    for (const name of [second, first]) makeCurrent(folder, name);
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(other.exitCode).toBe(0);
});

it("knows the release before the current one, and says if there is none", () => {
  const folder = folderWithReleases(3);
  expect(() => earlierRelease(folder)).toThrow("There is no earlier release");
  makeCurrent(folder, second);
  expect(earlierRelease(folder)).toBe(first);
  makeCurrent(folder, first);
  expect(() => earlierRelease(folder)).toThrow("There is no earlier release");
});

it("knows it also where the clock was behind at the last deploy", () => {
  const folder = folderWithReleases(3);
  rememberFormer(path.join(folder, "releases", first), third);
  makeCurrent(folder, first);
  expect(earlierRelease(folder)).toBe(third);
  removeOldReleases(folder, third);
  expect(listReleases(folder)).toContain(third);
});

it("keeps five, each served before the next", () => {
  const folder = folderWithReleases(7);
  makeCurrent(folder, names[6] ?? "");
  removeOldReleases(folder, names[5]);
  expect(listReleases(folder)).toEqual(names.slice(2));
});

it("removes what was taken back, so that the one before is what was served before", () => {
  const folder = folderWithReleases(4);
  // The third was current, then a rollback to the second, then the fourth.
  rememberFormer(path.join(folder, "releases", names[3] ?? ""), second);
  makeCurrent(folder, names[3] ?? "");
  removeOldReleases(folder, second);
  expect(listReleases(folder)).toEqual([first, second, names[3]]);
  expect(earlierRelease(folder)).toBe(second);
  expect(existsSync(path.join(folder, "releases", third))).toBe(false);
});

it("names the releases whose pages may be open: the newest three, and what a rollback led to", () => {
  const folder = folderWithReleases(5);
  expect(recentReleases(folderWithReleases(0))).toEqual([]);
  makeCurrent(folder, names[4] ?? "");
  expect(recentReleases(folder)).toEqual(names.slice(2, 5));
  makeCurrent(folder, first);
  expect(recentReleases(folder)).toEqual([...names.slice(2, 5), first]);
  expect(recentReleases(folder, names[3])).toEqual([second, third, names[4], first]);
});

it("removes drafts of deploys that were killed", () => {
  const folder = folderWithReleases(1);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  // Of a process that has ended, and of one whose id has been reused.
  const left = [draftName(pid), `.draft-${process.ppid}-1`, `.draft-${process.ppid}`];
  for (const name of left) {
    mkdirSync(path.join(folder, "releases", name, "public"), { recursive: true });
  }
  const draft = beginDraft(folder);
  expect(readdirSync(path.join(folder, "releases")).sort()).toEqual(
    [path.basename(draft), first].sort(),
  );
  expect(readdirSync(draft)).toEqual([]);
  expect(listReleases(folder)).toEqual([first]);
});

it("refuses to begin while another deploy is at work", () => {
  const folder = folderWithReleases(1);
  mkdirSync(path.join(folder, "releases", draftName(process.ppid)));
  expect(() => beginDraft(folder)).toThrow(`Process ${process.ppid} is deploying to ${folder}`);
});
