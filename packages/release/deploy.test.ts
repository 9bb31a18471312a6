// The steps of a deploy, without the copy of a site and its server.
import { existsSync, mkdirSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { repositoryWith, temporaryFolder } from "@typed-site/test-support/site";
import { git, listFiles } from "@typed-site/utils/node";
import { FILE_LIST } from "./earlier-files";
import { currentRelease, listReleases } from "./release-folder";

const assemble = jest.fn<Promise<void>, [target: string]>();
const check = jest.fn<Promise<void>, [release: string, given: object]>();
jest.doMock("./assemble-release", () => ({
  assembleRelease: (target: string) => assemble(target),
}));
jest.doMock("./check-release", () => ({
  checkRelease: (release: string, given: object) => check(release, given),
}));

const { deploy, rollback } = jest.requireActual<typeof import("./deploy")>("./deploy");

const content = repositoryWith({ "content/a.yaml": "a: 1" });
const pagesOf = () => ["/"];
const enquiry = { address: "/api", fields: {}, photoField: "photo" };
const parts = { site: "public", content, programs: {}, pagesOf, enquiry };

let folder: string;
let steps: string[];
/** What is current while each step is announced. */
const announce = (step: string) => void steps.push(`${step}: ${currentRelease(folder) ?? "none"}`);
const commit = git(content, "rev-parse", "--short", "HEAD").trim();
const nameOf = (number: number) => `${number}-${commit}`;

beforeEach(() => {
  folder = temporaryFolder();
  steps = [];
  let number = 0;
  assemble.mockReset().mockImplementation((target) => {
    number += 1;
    const own = `app-${String(number).repeat(20)}.js`;
    mkdirSync(path.join(target, "public"));
    writeFileSync(path.join(target, "public", own), own);
    writeFileSync(path.join(target, FILE_LIST), own);
    return Promise.resolve();
  });
  check.mockReset().mockResolvedValue(undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a release is copied, asked and only then current, under the next number and its commit", async () => {
  expect(await deploy(folder, parts, announce)).toBe(nameOf(1));
  expect(await deploy(folder, parts, announce)).toBe(nameOf(2));
  expect(steps.slice(3)).toEqual([
    `Copying the site: ${nameOf(1)}`,
    `Asking the new release: ${nameOf(1)}`,
    `Switching: ${nameOf(1)}`,
  ]);
  expect(currentRelease(folder)).toBe(nameOf(2));
  const [[asked = "", given] = []] = check.mock.calls;
  expect(path.basename(asked)).toMatch(/^\.draft-/);
  expect(given).toEqual({ pagesOf, enquiry });
  // No draft is left, and enquiries lie beside the releases, for the server alone.
  expect(listFiles(folder).filter((file) => file.startsWith(".draft-"))).toEqual([]);
  const current = path.join(folder, "current");
  expect(readlinkSync(path.join(current, "data"))).toBe("../../data");
  expect(statSync(path.join(current, "data")).ino).toBe(statSync(path.join(folder, "data")).ino);
  expect(statSync(path.join(folder, "data")).mode & 0o777).toBe(0o700);
});

test("pages that are open find their scripts in the next release, and after a rollback those of the one taken back", async () => {
  for (const _ of [1, 2]) await deploy(folder, parts, announce);
  const scripts = [1, 2].map((number) => `app-${String(number).repeat(20)}.js`);
  const filesOf = (name: string) => listFiles(path.join(folder, "releases", name, "public"));
  expect(filesOf(nameOf(2))).toEqual(scripts);
  expect(filesOf(nameOf(1))).toEqual(scripts.slice(0, 1));
  expect(await rollback(folder, { pagesOf, enquiry }, announce)).toBe(nameOf(1));
  expect(filesOf(nameOf(1))).toEqual(scripts);
  expect(check.mock.calls.at(-1)?.[1]).toEqual({ pagesOf, enquiry });
  expect(steps.slice(-2)).toEqual([`Asking ${nameOf(1)}: ${nameOf(2)}`, `Switching: ${nameOf(2)}`]);
  expect(currentRelease(folder)).toBe(nameOf(1));
});

test.each([
  ["copied", () => assemble.mockRejectedValueOnce(new Error("no space"))],
  ["asked", () => check.mockRejectedValueOnce(new Error("no space"))],
])("what fails while it is %s leaves all as it was", async (_, fail) => {
  await deploy(folder, parts, announce);
  const before = listFiles(folder);
  fail();
  await expect(deploy(folder, parts, announce)).rejects.toThrow("no space");
  expect([currentRelease(folder), ...listReleases(folder)]).toEqual([nameOf(1), nameOf(1)]);
  expect(listFiles(folder)).toEqual(before);
  expect(await deploy(folder, parts, announce)).toBe(nameOf(2));
});

test("a rollback to what does not answer changes nothing", async () => {
  for (const _ of [1, 2]) await deploy(folder, parts, announce);
  check.mockRejectedValueOnce(new Error("no answer"));
  await expect(rollback(folder, { pagesOf, enquiry }, announce)).rejects.toThrow("no answer");
  expect(path.basename(check.mock.calls.at(-1)?.[0] ?? "")).toBe(nameOf(1));
  expect(currentRelease(folder)).toBe(nameOf(2));
});

test("three releases stay, and none that was taken back", async () => {
  for (const _ of [1, 2, 3, 4]) await deploy(folder, parts, announce);
  expect(listReleases(folder)).toEqual([2, 3, 4].map(nameOf));
  await rollback(folder, { pagesOf, enquiry }, announce);
  await deploy(folder, parts, announce);
  expect(listReleases(folder)).toEqual([2, 3, 5].map(nameOf));
});

test("others may read a release, whatever the umask of whoever deploys is", async () => {
  const umask = process.umask(0o077);
  await deploy(folder, parts, announce);
  expect(process.umask(umask)).toBe(0o022);
  expect(existsSync(path.join(folder, "current/public"))).toBe(true);
  expect(statSync(path.join(folder, "current/")).mode & 0o055).toBe(0o055);
});
