import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { scriptOf, versionOf } from "@typed-site/test-support/versions";
import { listFiles } from "@typed-site/utils/node";
import { type RunningRelease, startRelease } from "../../packages/release/start-release";
import { startDeploy } from "./deploy-process";
import { visitors } from "./visitors";

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

test("a deploy under visitors tears no page; the next start serves the new release", async () => {
  const [one, two] = [versionOf("jeden"), versionOf("dwa")];
  await succeed("deploy", folder, one.folder);
  const server = await current(folder);
  const end = visitors(server.url, [one.pages]);
  await succeed("deploy", folder, two.folder);
  expect((await end()).strange).toEqual([]);
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

test("a release can be put anywhere that is empty, and runs there with nothing but Node", async () => {
  const { folder: site, pages } = versionOf("jeden");
  await succeed("release", folder, site);
  const server = await startRelease(folder, temporaryFolder());
  expect(await (await fetch(server.url)).text()).toBe(pages.get("/"));
  await stop(server);
  expect(listFiles(folder).filter((file) => file.endsWith(".node"))).toEqual([]);
  for (const file of ["server.cjs", "mail-operator.cjs", "enquiries.cjs"]) {
    expect(readFileSync(path.join(folder, file), "utf8")).not.toMatch(/require\("(@img|sharp)\b/);
  }
  const { code, words } = await startDeploy("release", folder, site).ended;
  expect([code, words]).toEqual([1, `${folder} is not empty.\n`]);
});
