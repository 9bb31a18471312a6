import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { startDeploy } from "../../../e2e/support/deploy/deploy-process";
import { scriptOf, versionOf } from "../../../e2e/support/deploy/versions";
import { visitors } from "../../../e2e/support/deploy/visitors";
import { temporaryFolder } from "../../../e2e/support/server/site";
import { currentRelease, draftName, listReleases } from "./releases";
import { type RunningRelease, startRelease } from "./start-release";

let folder = "";
beforeEach(() => (folder = temporaryFolder()));
afterEach(() => rmSync(folder, { recursive: true }));

const current = (folder: string) => startRelease(path.join(folder, "current"), temporaryFolder());

async function succeed(...words: string[]): Promise<void> {
  expect(await startDeploy(...words).ended).toMatchObject({ code: 0 });
}

async function stop({ process: server }: RunningRelease): Promise<void> {
  server.kill("SIGTERM");
  await once(server, "exit");
}

test("a deploy under 200 connections tears no page; the next start serves the new release", async () => {
  const [one, two] = [versionOf("jeden"), versionOf("dwa")];
  await succeed("deploy", folder, one.folder);
  const server = await current(folder);
  const end = visitors(server.url, [one.pages]);
  await succeed("deploy", folder, two.folder);
  const { answered, ...rest } = await end();
  expect(rest).toEqual({ strange: [], errors: 0, timeouts: 0 });
  expect(answered).toBeGreaterThan(200);
  await stop(server);

  const restarted = await current(folder);
  const get = (address: string) => fetch(restarted.url + address);
  expect(await (await get("/kontakt")).text()).toBe(two.pages.get("/kontakt"));
  // A page opened before the deploy still gets its script.
  expect(await (await get(scriptOf("jeden"))).text()).toBe('run("jeden")');
  expect((await get(scriptOf("dwa"))).status).toBe(200);
  await stop(restarted);

  await succeed("rollback", folder);
  const back = await current(folder);
  expect(await (await fetch(back.url)).text()).toBe(one.pages.get("/"));
  // So does a page opened before the rollback.
  expect((await fetch(back.url + scriptOf("dwa"))).status).toBe(200);
  await stop(back);
  const { code, words } = await startDeploy("rollback", folder).ended;
  expect([code, words]).toEqual([1, `There is no earlier release in ${folder}.\n`]);
});

test("scripts of the three releases before stay reachable, whichever were served between", async () => {
  const words = ["jeden", "dwa", "trzy", "cztery", "pięć"];
  for (const word of words) await succeed("deploy", folder, versionOf(word).folder);
  const statuses = async () => {
    const server = await current(folder);
    const asked = words.map((word) => fetch(server.url + scriptOf(word)));
    const found = (await Promise.all(asked)).map(({ status }) => status);
    await stop(server);
    return found;
  };
  expect(await statuses()).toEqual([404, 200, 200, 200, 200]);
  await succeed("rollback", folder);
  await succeed("rollback", folder);
  // The newer ones, and those it had before.
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  await succeed("deploy", folder, versionOf("sześć").folder);
  expect(await statuses()).toEqual([404, 404, 200, 200, 200]);
});

test("a deploy under a strict umask can be read by the user of the server", async () => {
  const umask = process.umask(0o077);
  try {
    await succeed("deploy", folder, versionOf("jeden").folder);
  } finally {
    process.umask(umask);
  }
  for (const place of ["releases", "current/server.cjs", "current/public/index.html"]) {
    expect(statSync(path.join(folder, place)).mode & 0o004).toBe(0o004);
  }
});

/** Kills a deploy as soon as this is true of its folder, after it has announced `step`. */
const moments: { step: string; when?: (draft: string) => boolean }[] = [
  { step: "Copying the site" },
  { step: "Copying the site", when: (draft) => existsSync(path.join(draft, "public")) },
  { step: "Copying the site", when: (draft) => existsSync(path.join(draft, "server.cjs")) },
  { step: "Asking the new release" },
  { step: "Switching" },
];

test("a deploy that is killed at any moment leaves a whole site, and the next one succeeds", async () => {
  const [one, two] = [versionOf("jeden"), versionOf("dwa")];
  await succeed("deploy", folder, one.folder);
  const first = currentRelease(folder) ?? "";
  for (const { step, when } of moments) {
    const deploy = startDeploy("deploy", folder, two.folder);
    await deploy.step(step);
    const draft = path.join(folder, "releases", draftName(deploy.process.pid ?? 0));
    while (when && deploy.process.exitCode === null && !when(draft)) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    deploy.process.kill("SIGKILL");
    const { words } = await deploy.ended;
    const name = currentRelease(folder) ?? "";
    if (!words.includes("Switching")) expect(name).toBe(first);
    const { pages } = name === first ? one : two;
    const server = await current(folder);
    expect(await (await fetch(server.url)).text()).toBe(pages.get("/"));
    expect(await (await fetch(`${server.url}/kontakt`)).text()).toBe(pages.get("/kontakt"));
    await stop(server);
  }
  await succeed("deploy", folder, two.folder);
  expect(readdirSync(folder).sort()).toEqual(["current", "data", "releases"]);
  expect(readdirSync(path.join(folder, "releases"))).toEqual(listReleases(folder));
  expect(listReleases(folder)).toContain(first);
  const page = path.join(folder, "current/public/index.html");
  expect(readFileSync(page, "utf8")).toBe(two.pages.get("/"));
});

test("what is no site, or does not start, never becomes current", async () => {
  const { folder: site } = versionOf("jeden");
  await succeed("deploy", folder, site);
  const name = currentRelease(folder);
  rmSync(path.join(site, "404.html"));
  const { code, words } = await startDeploy("deploy", folder, site).ended;
  expect(code).toBe(1);
  expect(words).toContain(`There is no built site in ${site}`);
  expect(currentRelease(folder)).toBe(name);
  expect(readdirSync(path.join(folder, "releases"))).toEqual([name]);

  // The same with a release that has been damaged since.
  const { folder: other } = versionOf("dwa");
  await succeed("deploy", folder, other);
  const second = currentRelease(folder);
  rmSync(path.join(folder, "releases", name ?? "", "content/company.yaml"));
  const rollback = await startDeploy("rollback", folder).ended;
  expect(rollback.words).toMatch(/The release does not start:[^]*company\.yaml/);
  expect([rollback.code, currentRelease(folder)]).toEqual([1, second]);
});

test("a release can be put anywhere that is empty, and serves the site from there", async () => {
  const { folder: site, pages } = versionOf("jeden");
  await succeed("release", folder, site);
  const server = await startRelease(folder, temporaryFolder());
  expect(await (await fetch(server.url)).text()).toBe(pages.get("/"));
  await stop(server);
  const { code, words } = await startDeploy("release", folder, site).ended;
  expect([code, words]).toEqual([1, `${folder} is not empty.\n`]);
});
