import { rmSync } from "node:fs";
import path from "node:path";
import { messages } from "@typed-site/enquiries/testing/server";
import { temporaryFolder } from "@typed-site/test-support/site";
import { versionOf } from "@typed-site/test-support/versions";
import { listReleases, makeCurrent } from "../../packages/release/release-folder";
import { ensureCaddy, startCaddy } from "../support/deploy/caddy";
import { startDeploy } from "./deploy-process";
import { startHeldServer } from "./held-socket";
import { senders } from "./senders";
import { visitors } from "./visitors";

const SWITCHES = 10;
/** Forms that are sent between two changes. */
const FORMS = 9;

const folder = temporaryFolder();
const release = path.join(folder, "current");
const versions = [versionOf("jeden"), versionOf("dwa")] as const;

beforeAll(ensureCaddy);
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a page on a connection of its own, as Caddy does. */
const read = async (url: string) => (await fetch(url, { headers: { connection: "close" } })).text();

test("ten changes of release interrupt neither who reads nor who sends a form with five photos", async () => {
  for (const version of versions) {
    expect(await startDeploy("deploy", folder, version.folder).ended).toMatchObject({ code: 0 });
  }
  const names = listReleases(folder);
  const enquiries = temporaryFolder();
  const server = await startHeldServer(release, enquiries);
  const caddy = await startCaddy({ release, server: new URL(server.url).host });
  const pages = versions.map((version) => version.pages);
  const endVisitors = visitors(caddy.url, pages);
  const { sent, end: endSenders } = senders(caddy.url);
  try {
    for (let change = 0; change < SWITCHES; change += 1) {
      const [name, next] = [names[change % 2] ?? "", pages[change % 2]?.get("/kontakt")];
      makeCurrent(folder, name);
      // Caddy goes over by the link, and the server because it looks at it.
      for (const { url } of [caddy, server]) {
        while ((await read(`${url}/kontakt`)) !== next);
      }
      while (sent.numbers.length < FORMS * (change + 1) && sent.failed.length === 0) {
        await read(`${caddy.url}/kontakt`);
      }
    }
    await endSenders();
    expect(sent.failed).toEqual([]);
    expect((await endVisitors()).strange).toEqual([]);
    const stored = ["new", "review"].flatMap((state) => messages(enquiries, state));
    expect(stored).toHaveLength(new Set(sent.numbers).size);
  } finally {
    await Promise.all([endVisitors(), endSenders()]);
    await caddy.stop();
    await server.stop();
  }
});
