import { spawn, spawnSync } from "node:child_process";
import fs, { mkdirSync, readdirSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import {
  beginDraft,
  currentRelease,
  draftName,
  earlierRelease,
  listReleases,
  makeCurrent,
  nextReleaseName,
  releasesOfLastDay,
  removeOldReleases,
} from "./release-folder";

const names = ["8-abc1", "9-abc1", "10-abc2", "11-abc3"];
const [first = "", second = "", third = "", fourth = ""] = names;

function folderWithReleases(count: number): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, "releases"));
  for (const name of names.slice(0, count)) mkdirSync(path.join(folder, "releases", name));
  return folder;
}

it("counts releases", () => {
  expect(nextReleaseName(folderWithReleases(0), "4bc872a")).toBe("1-4bc872a");
  const folder = folderWithReleases(3);
  mkdirSync(path.join(folder, "releases/.lost"));
  expect(nextReleaseName(folder, "4bc872a")).toBe("11-4bc872a");
  expect(listReleases(folder)).toEqual([first, second, third]);
});

it("leads somewhere at any moment while current moves", async () => {
  const folder = folderWithReleases(2);
  expect(currentRelease(folder)).toBeUndefined();
  // Of a deploy that was killed just then.
  symlinkSync("releases/gone", path.join(folder, ".current"));
  makeCurrent(folder, first);
  const look = `let gone = 0;
    for (let looks = 0; looks < 20000; looks += 1) {
      try { require("node:fs").readlinkSync(process.argv[1]); } catch { gone += 1; }
    }
    process.exitCode = gone > 0 ? 1 : 0;`;
  const other = spawn(process.execPath, ["-e", look, path.join(folder, "current")]);
  while (other.exitCode === null) {
    for (const name of [second, first]) makeCurrent(folder, name);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(other.exitCode).toBe(0);
  expect(currentRelease(folder)).toBe(first);
  expect(readdirSync(folder)).toEqual(["current", "releases"]);
});

it("knows the release before the current one, and says if there is none", () => {
  const folder = folderWithReleases(3);
  expect(() => earlierRelease(folder)).toThrow("There is no earlier release");
  makeCurrent(folder, third);
  expect(earlierRelease(folder)).toBe(second);
  makeCurrent(folder, first);
  expect(() => earlierRelease(folder)).toThrow("There is no earlier release");
});

it("keeps three", () => {
  const folder = folderWithReleases(4);
  makeCurrent(folder, fourth);
  removeOldReleases(folder, third);
  expect(listReleases(folder)).toEqual([second, third, fourth]);
});

it("knows which were current within the last day", () => {
  const folder = folderWithReleases(3);
  expect(releasesOfLastDay(folder)).toEqual([first, second, third]);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of [first, second]) {
    utimesSync(path.join(folder, "releases", name), yesterday, yesterday);
  }
  expect(releasesOfLastDay(folder)).toEqual([second, third]);
});

it("removes what was taken back, so that the one before is what was served before", () => {
  const folder = folderWithReleases(4);
  // The third was current, then a rollback to the second, then the fourth.
  makeCurrent(folder, fourth);
  removeOldReleases(folder, second);
  expect(listReleases(folder)).toEqual([first, second, fourth]);
  expect(earlierRelease(folder)).toBe(second);
});

it("has whole releases only, and no more than three, where the removal of one was killed", () => {
  const folder = folderWithReleases(4);
  makeCurrent(folder, fourth);
  jest.spyOn(fs, "rmSync").mockImplementationOnce(() => {
    throw new Error("killed");
  });
  expect(() => removeOldReleases(folder, third)).toThrow("killed");
  expect(listReleases(folder)).toEqual([second, third, fourth]);
});

it("removes drafts of deploys that were killed", () => {
  const folder = folderWithReleases(1);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  // Of a process that has ended, and of one whose id has been used again.
  for (const name of [draftName(pid), `${draftName(pid)}-${first}`, `.draft-${process.ppid}-1`]) {
    mkdirSync(path.join(folder, name, "public"), { recursive: true });
  }
  const draft = beginDraft(folder);
  expect(readdirSync(folder).sort()).toEqual([path.basename(draft), "releases"]);
  expect(readdirSync(draft)).toEqual([]);
});

it("refuses to begin while another deploy is at work", () => {
  const folder = folderWithReleases(1);
  mkdirSync(path.join(folder, draftName(process.ppid)));
  expect(() => beginDraft(folder)).toThrow(`Process ${process.ppid} is deploying to ${folder}`);
});
