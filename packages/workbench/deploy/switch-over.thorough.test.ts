import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { startDeploy } from "../../../e2e/support/deploy/deploy-process";
import {
  ensureOtherServers,
  startCaddy,
  startNginx,
} from "../../../e2e/support/deploy/other-servers";
import { versionOf } from "../../../e2e/support/deploy/versions";
import { visitors } from "../../../e2e/support/deploy/visitors";
import { freePort } from "../../../e2e/support/server/free-port";
import { temporaryFolder } from "../../../e2e/support/server/site";
import { startRelease } from "./start-release";

const folder = temporaryFolder();
const release = path.join(folder, "current");
const [one, two] = [versionOf("jeden"), versionOf("dwa")];
const deploy = (site: string) => startDeploy("deploy", folder, site).ended;

/** Clean-up after each test, even a failed one. */
let ends: (() => unknown)[] = [];

beforeAll(ensureOtherServers, 900_000);
beforeEach(() => deploy(one.folder));
afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Waits until the new page is served; connections may break with the worker that had them. */
async function untilNew(url: string): Promise<void> {
  const page = () => fetch(`${url}/kontakt`).then((response) => response.text());
  while ((await page().catch(() => "")) !== two.pages.get("/kontakt"));
}

test("behind Caddy a restart of the server after a deploy makes 200 visitors wait, not fail", async () => {
  const enquiries = temporaryFolder();
  const port = await freePort();
  let server = await startRelease(release, enquiries, port);
  ends.push(() => server.process.kill("SIGKILL"));
  const caddy = await startCaddy({ release, server: new URL(server.url).host, patience: "60s" });
  ends.push(caddy.stop);
  const end = visitors(caddy.url, [one.pages, two.pages]);
  ends.push(end);
  expect(await deploy(two.folder)).toMatchObject({ code: 0 });
  for (let restarts = 0; restarts < 3; restarts += 1) {
    server.process.kill("SIGTERM");
    await once(server.process, "exit");
    server = await startRelease(release, enquiries, port);
  }
  await untilNew(caddy.url);
  const { answered, ...rest } = await end();
  expect(rest).toEqual({ strange: [], errors: 0, timeouts: 0 });
  expect(answered).toBeGreaterThan(200);
});

test("nginx serves the old release until its reload, then the new one, and tears no page", async () => {
  const nginx = await startNginx({ release, server: "127.0.0.1:1" });
  ends.push(nginx.stop);
  const end = visitors(nginx.url, [one.pages, two.pages]);
  ends.push(end);
  expect(await deploy(two.folder)).toMatchObject({ code: 0 });
  expect(await (await fetch(nginx.url)).text()).toBe(one.pages.get("/"));
  nginx.reload();
  await untilNew(nginx.url);
  // nginx closes idle connections; a browser would retry.
  const { answered, strange } = await end();
  expect(strange).toEqual([]);
  expect(answered).toBeGreaterThan(200);
});
