import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "../../../e2e/support/server/server-process";
import { folderWith, temporaryFolder } from "../../../e2e/support/server/site";

/** Makes a server's loop stand still when it gets SIGUSR2. */
const stopLoop = folderWith({ "stop-loop.cjs": 'process.on("SIGUSR2", () => { for (;;); });' });

let server: ServerProcess;
beforeEach(async () => {
  server = await startServerProcess(
    { ENQUIRY_DIR: temporaryFolder(), NODE_OPTIONS: `--require=${stopLoop}/stop-loop.cjs` },
    "src/server/start.ts",
  );
});
afterEach(() => server.process.kill("SIGKILL"));

test("a server that has stopped answering is ended and says so", async () => {
  let said = "";
  server.process.stdout?.on("data", (text: Buffer) => (said += text.toString()));
  expect((await fetch(`${server.url}/healthz`)).ok).toBe(true);
  server.process.kill("SIGUSR2");
  // What it said may be read after its end.
  expect(await once(server.process, "close")).toEqual([null, "SIGKILL"]);
  expect(said).toContain('"alarm":true');
});

test("a server that was halted as a whole goes on", async () => {
  server.process.kill("SIGSTOP");
  await pause(12_000);
  server.process.kill("SIGCONT");
  expect((await fetch(`${server.url}/healthz`)).ok).toBe(true);
  server.process.kill("SIGTERM");
  expect(await once(server.process, "exit")).toEqual([0, null]);
});
