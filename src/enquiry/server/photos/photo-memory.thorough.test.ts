import { once } from "node:events";
import { readFileSync } from "node:fs";
import { interlacedPng, progressiveJpeg } from "../../../../e2e/support/content/photos";
import { onLinux } from "../../../../e2e/support/server/on-linux";
import { watchMemory } from "../../../../e2e/support/server/processes";
import { quote } from "../../../../e2e/support/server/server";
import {
  type ServerProcess,
  startServerProcess,
} from "../../../../e2e/support/server/server-process";
import { temporaryFolder } from "../../../../e2e/support/server/site";

/** Megabytes that the server may take with all that it starts. */
const MOST = 350;

let server: ServerProcess;
beforeAll(async () => {
  const environment = { ENQUIRY_DIR: temporaryFolder(), TRUST_PROXY: "1" };
  server = await startServerProcess(environment, "src/server/start.ts");
});
afterAll(async () => {
  const exit = once(server.process, "exit");
  server.process.kill();
  await exit;
});

/** Sends an enquiry as a visitor of that number; returns the status. */
async function send(visitor: number, photos: Buffer[]): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(quote)) body.set(name, value);
  for (const photo of photos) body.append("photos", new Blob([new Uint8Array(photo)]), "a");
  const { status } = await fetch(`${server.url}/api/zapytanie`, {
    method: "POST",
    headers: { accept: "application/json", "x-forwarded-for": `192.0.2.${visitor}` },
    body,
  });
  return status;
}

/** Sends enquiries with the same photos at the same time. */
const sendAll = (visitors: number[], photo: Buffer, count: number) =>
  visitors.map((visitor) =>
    send(
      visitor,
      Array.from({ length: count }, () => photo),
    ),
  );

onLinux("pictures that are small as files and huge decoded: memory stays low", async () => {
  const png = await interlacedPng(7300, 5479, 16);
  const photo = await progressiveJpeg(7300, 5479);
  const memory = watchMemory(server.process.pid ?? 0);
  const statuses = await Promise.all([
    ...sendAll([1, 2, 3, 4], png, 5),
    ...sendAll([5, 6, 7, 8, 9, 10], photo, 2),
    send(11, []),
  ]);
  expect(memory()).toBeLessThan(MOST);
  expect(statuses.filter((status) => status !== 200 && status !== 422)).toEqual([]);
  expect(statuses.at(-1)).toBe(200);
});

onLinux("the largest pictures that are taken: memory stays low", async () => {
  const png = await interlacedPng(4700, 3500, 8);
  const photo = await progressiveJpeg(4700, 3500);
  const memory = watchMemory(server.process.pid ?? 0);
  const statuses = await Promise.all([
    ...sendAll([21, 22, 23, 24], png, 5),
    ...sendAll([25, 26, 27, 28, 29, 30], photo, 2),
  ]);
  expect(memory()).toBeLessThan(MOST);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

onLinux("the server itself holds no code that reads pictures", () => {
  const maps = readFileSync(`/proc/${server.process.pid}/maps`, "utf8").split("\n");
  expect(maps.filter((line) => /sharp|libvips/.test(line))).toEqual([]);
});
