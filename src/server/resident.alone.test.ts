import { once } from "node:events";
import { readFileSync } from "node:fs";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { quote } from "@typed-site/enquiries/testing/server";
import { startServerProcess } from "@typed-site/test-support/server-process";
import { temporaryFolder } from "@typed-site/test-support/site";
import { ENQUIRY_ADDRESSES } from "../utils/enquiry-addresses";

const MEGABYTE = 1024 * 1024;
/** Of the JavaScript heap, so that it is collected early, however much memory the machine has. */
const HEAP = ["--max-old-space-size=80"];

type Load = (url: string) => Promise<unknown>;

/**
 * Megabytes that a fresh server takes at its peak before a load and under it (proc(5)); the heap alone would not show
 * them.
 */
async function memoryUnder(load: Load): Promise<{ before: number; peak: number }> {
  const environment = { ENQUIRY_DIR: temporaryFolder() };
  const server = await startServerProcess("e2e/support/server/serve.ts", environment, HEAP);
  const read = (name: string) => {
    const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024;
  };
  try {
    // What is loaded and compiled with the first requests belongs to the rest.
    await upload(server.url, "first", 100_000);
    const before = read("VmHWM");
    await load(server.url);
    return { before, peak: read("VmHWM") };
  } finally {
    server.process.kill();
    await once(server.process, "exit");
  }
}

const growthUnder = async (load: Load) => {
  const { before, peak } = await memoryUnder(load);
  return peak - before;
};

async function send(url: string, values: Record<string, string>, bytes: number, accept: string) {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(bytes)]);
  const photos = bytes > 0 ? [jpeg, jpeg].map((content) => ({ name: "a.jpg", content })) : [];
  const { headers, payload: body } = await formRequest(values, photos);
  const post = { method: "POST", headers: { ...headers, accept }, body };
  const answer = await fetch(url + ENQUIRY_ADDRESSES.endpoint, post);
  await answer.arrayBuffer();
  return answer.status;
}

const upload = (url: string, message: string, bytes: number) =>
  send(url, { ...quote, message }, bytes, "application/json");

test("eight uploads of 14 MB at once take hardly more memory than two", async () => {
  const uploads =
    (count: number): Load =>
    async (url) => {
      const all = Array.from({ length: count }, (_none, index) =>
        upload(url, String(index), 7 * MEGABYTE),
      );
      expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    };
  const two = await growthUnder(uploads(2));
  const eight = await growthUnder(uploads(8));
  // Six uploads that were kept in memory would take 84 MB more.
  expect(eight - two).toBeLessThan(60);
});

test("1,500 requests for forms with faults, all at once, take less than 250 MB in all", async () => {
  const message = "Dzień dobry. ".repeat(250);
  const { peak } = await memoryUnder(async (url) => {
    const faulty = () => send(url, { form: "quote", page: "/kontakt", message }, 0, "text/html");
    const all = await Promise.allSettled(Array.from({ length: 1500 }, faulty));
    // Beyond twenty at once a visitor is told how else to reach the company. On a slow machine the server also cuts
    // connections whose turn comes later than it waits for the head of a request.
    const statuses = new Set(
      all.flatMap((sent) => (sent.status === "fulfilled" ? sent.value : [])),
    );
    // So it answers those it cuts, where it can.
    statuses.delete(408);
    expect([...statuses].sort()).toEqual([422, 503]);
    expect(await faulty()).toBe(422);
  });
  // `MemoryMax` of the unit leaves as much again for what is written and not yet on disk.
  expect(peak).toBeLessThan(250);
});
