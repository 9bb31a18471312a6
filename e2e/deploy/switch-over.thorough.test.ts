import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { versionOf } from "@typed-site/test-support/versions";
import { freePort } from "@typed-site/utils/node";
import { startRelease } from "../../packages/release/start-release";
import { ensureCaddy, startCaddy } from "../support/deploy/caddy";
import { startDeploy } from "./deploy-process";
import { visitors } from "./visitors";

const folder = temporaryFolder();
const release = path.join(folder, "current");
const [one, two] = [versionOf("jeden"), versionOf("dwa")];
const deploy = (site: string) => startDeploy("deploy", folder, site).ended;

beforeAll(ensureCaddy);
afterAll(() => rmSync(folder, { recursive: true }));

test("behind Caddy a restart of the server after a deploy makes visitors wait, not fail", async () => {
  await deploy(one.folder);
  const enquiries = temporaryFolder();
  const port = await freePort();
  let server = await startRelease(release, enquiries, port);
  const caddy = await startCaddy({ release, server: new URL(server.url).host });
  const end = visitors(caddy.url, [one.pages, two.pages]);
  try {
    expect(await deploy(two.folder)).toMatchObject({ code: 0 });
    for (let restarts = 0; restarts < 3; restarts += 1) {
      server.process.kill("SIGTERM");
      await once(server.process, "exit");
      server = await startRelease(release, enquiries, port);
    }
    expect(await (await fetch(`${caddy.url}/kontakt`)).text()).toBe(two.pages.get("/kontakt"));
    expect((await end()).strange).toEqual([]);
  } finally {
    await end();
    server.process.kill("SIGKILL");
    await caddy.stop();
  }
});
