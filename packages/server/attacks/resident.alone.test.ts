import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { formRequest } from "../../../e2e/support/server/send-enquiry";
import { quote } from "../../../e2e/support/server/server";
import { type ServerProcess, startServerProcess } from "../../../e2e/support/server/server-process";
import { temporaryFolder } from "../../../e2e/support/server/site";
import { readBuiltSite } from "../built-site";

/** Megabytes of memory that the server may use, whatever is requested. */
const MOST = 250;

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ ENQUIRY_DIR: temporaryFolder() });
});
afterAll(async () => {
  server.process.kill();
  await once(server.process, "exit");
});

/** The process's peak memory in megabytes (proc(5)); the heap alone would not show it. */
function peak(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test("2,000 requests for pages at once", async () => {
  const pages = [...readBuiltSite(path.resolve("public")).pages.keys()].map(encodeURI);
  const ask = async (index: number) => {
    const answer = await fetch(server.url + (pages[index % pages.length] ?? "/"));
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = await Promise.all(Array.from({ length: 2000 }, (_none, index) => ask(index)));
  expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  expect(peak()).toBeLessThan(MOST);
});

test("as many photos at once as are taken, and forms with faults that are shown again", async () => {
  const content = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(7_000_000)]);
  const photos = [content, content].map((each) => ({ name: "a.jpg", content: each }));
  const send = async (values: Record<string, string>, sent: typeof photos, accept: string) => {
    const { headers, payload } = await formRequest(values, sent);
    const post = { method: "POST", headers: { ...headers, accept }, body: payload };
    const answer = await fetch(`${server.url}/api/zapytanie`, post);
    await answer.arrayBuffer();
    return answer.status;
  };
  const uploads = Array.from({ length: 8 }, (_none, index) =>
    send({ ...quote, message: String(index) }, photos, "application/json"),
  );
  const faulty = Array.from({ length: 50 }, () =>
    send({ form: "quote", page: "/kontakt" }, [], "text/html"),
  );
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(faulty))).toEqual(new Set([422]));
  expect(peak()).toBeLessThan(MOST);
});
