import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, realpathSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { repositoryWith, temporaryFolder } from "@typed-site/test-support/site";
import { scriptOf, versionOf } from "@typed-site/test-support/versions";
import { PAGE_FACTS } from "gatsby-plugin-finished-pages/headers";
import { deploy, rollback } from "./deploy";
import { tinySite } from "./deploy-tiny-site.fixture";
import { currentRelease, draftName, listReleases } from "./release-folder";
import { startRelease } from "./start-release";

const [one, two] = [versionOf("jeden"), versionOf("dwa")];
const silently = () => undefined;
const deploySite = (site: string, more = {}) =>
  deploy(folder, { ...tinySite(site, content), ...more }, silently);

const content = path.join(repositoryWith({ "content/company.yaml": "brand: Ogrody" }), "content");
let folder = "";
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true }));

/** The home page that a server sends when it is started now. */
async function servedHome(): Promise<string> {
  const server = await startRelease(path.join(folder, "current"), temporaryFolder());
  try {
    return await (await fetch(server.url)).text();
  } finally {
    server.process.kill();
    await once(server.process, "exit");
  }
}

test("a deploy makes the site current, and a rollback the one before", async () => {
  const first = await deploySite(one.folder);
  const second = await deploySite(two.folder);
  expect([first, second]).toEqual([
    expect.stringMatching(/^1-[0-9a-f]+$/),
    expect.stringMatching(/^2-[0-9a-f]+$/),
  ]);
  expect(await servedHome()).toBe(two.pages.get("/"));
  expect(await rollback(folder, tinySite("", content), silently)).toBe(first);
  expect(await servedHome()).toBe(one.pages.get("/"));
});

test("a rollback after a rollback and a deploy leads to what was served before, not to what was taken back", async () => {
  const [, good] = [await deploySite(one.folder), await deploySite(two.folder)];
  const bad = await deploySite(one.folder);
  expect(await rollback(folder, tinySite("", content), silently)).toBe(good);
  await deploySite(one.folder);
  expect(listReleases(folder)).not.toContain(bad);
  expect(await rollback(folder, tinySite("", content), silently)).toBe(good);
});

test("a file that is the same in the next release keeps its time, so browsers need not ask for it anew", async () => {
  const built = path.join(one.folder, "index.html");
  utimesSync(built, 1_700_000_000, 1_700_000_000);
  await deploySite(one.folder);
  const released = path.join(folder, "current/public/index.html");
  expect(statSync(released).mtimeMs).toBe(statSync(built).mtimeMs);
});

test("a release keeps enquiries beside the releases, for the server's user alone", async () => {
  await deploySite(one.folder);
  const data = path.join(folder, "data");
  expect(realpathSync(path.join(folder, "current", "data"))).toBe(realpathSync(data));
  expect(statSync(data).mode & 0o777).toBe(0o700);
});

test.each([
  ["a page", { pagesOf: () => ["/", "/nie-ma"] }, "/nie-ma"],
  ["a photo", { enquiry: { ...tinySite("", content).enquiry, address: "/nie-ma" } }, "photo"],
  ["a server", { programs: { server: path.join(__dirname, "index.ts") } }, "does not start"],
])("a release without %s never becomes current", async (_, more, words) => {
  const first = await deploySite(one.folder);
  await expect(deploySite(two.folder, more)).rejects.toThrow(words);
  expect(currentRelease(folder)).toBe(first);
  expect(readdirSync(folder).sort()).toEqual(["current", "data", "releases"]);
  expect(listReleases(folder)).toEqual([first]);
});

test("scripts of the three releases before stay reachable, whichever were served between", async () => {
  const words = ["jeden", "dwa", "trzy", "cztery", "pięć"];
  const reachable = () =>
    words.filter((word) => existsSync(path.join(folder, "current/public", scriptOf(word))));
  for (const word of words) await deploySite(versionOf(word).folder);
  expect(reachable()).toEqual(words.slice(1));
  await rollback(folder, tinySite("", content), silently);
  await rollback(folder, tinySite("", content), silently);
  // The newer ones, and those it had before.
  expect(reachable()).toEqual(words);
  await deploySite(versionOf("sześć").folder);
  expect(reachable()).toEqual(words.slice(2));
});

test("what is no built site never becomes current, nor one whose build broke off", async () => {
  const { folder: half } = versionOf("pół");
  rmSync(path.join(half, PAGE_FACTS));
  for (const site of [temporaryFolder(), half]) {
    await expect(deploySite(site)).rejects.toThrow("There is no built site");
  }
  expect(currentRelease(folder)).toBeUndefined();
});

test("a rollback to a release that has been damaged changes nothing", async () => {
  const first = await deploySite(one.folder);
  const second = await deploySite(two.folder);
  rmSync(path.join(folder, "releases", first, "server.cjs"));
  await expect(rollback(folder, tinySite("", content), silently)).rejects.toThrow("does not start");
  expect(currentRelease(folder)).toBe(second);
});

test("a deploy under a strict umask can be read by the user of the server", async () => {
  const umask = process.umask(0o077);
  try {
    await deploySite(one.folder);
  } finally {
    process.umask(umask);
  }
  for (const place of ["releases", "current/server.cjs", "current/public/index.html"]) {
    expect(statSync(path.join(folder, place)).mode & 0o004).toBe(0o004);
  }
});

test.each(["Copying the site", "Asking the new release", "Switching"])(
  "a deploy that is killed at „%s” leaves a whole site, and the next one succeeds",
  async (step) => {
    const first = await deploySite(one.folder);
    const program = ["--import", "tsx", path.join(__dirname, "deploy-tiny-site.fixture.ts")];
    const killed = spawn(process.execPath, [...program, folder, two.folder, content]);
    killed.stdout.on(
      "data",
      (said: Buffer) => said.toString().includes(step) && killed.kill("SIGKILL"),
    );
    await once(killed, "close");
    const isOld = currentRelease(folder) === first;
    if (step !== "Switching") expect(isOld).toBe(true);
    expect(await servedHome()).toBe((isOld ? one : two).pages.get("/"));
    await deploySite(two.folder);
    expect(await servedHome()).toBe(two.pages.get("/"));
    expect(readdirSync(folder).sort()).toEqual(["current", "data", "releases"]);
    expect(existsSync(path.join(folder, draftName(killed.pid ?? 0)))).toBe(false);
  },
);
