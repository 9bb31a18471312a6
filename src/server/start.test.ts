import { symlinkSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";

const app = { listen: jest.fn(() => Promise.resolve()), close: jest.fn(() => Promise.resolve()) };
const createSiteServer = jest.fn((_config: object) => Promise.resolve(app));
const readSiteConfig = jest.fn((_variables: object) => ({ PORT: 8123, HOST: "127.0.0.1" }));

const before = process.env;
afterEach(() => {
  process.env = before;
  process.exitCode = undefined;
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** Starts the server with an operator's variables. @returns what ends it, by the signal's name */
async function start(variables: Record<string, string> = {}): Promise<Record<string, () => void>> {
  process.env = { ...before, LISTEN_PID: undefined, RELEASE_LINK: undefined, ...variables };
  const once = jest.spyOn(process, "once").mockReturnThis();
  jest.doMock("./site-server", () => ({ createSiteServer, readSiteConfig }));
  await jest.isolateModulesAsync(async () => {
    await import("./start");
    await new Promise(setImmediate);
  });
  return Object.fromEntries(once.mock.calls as unknown as [string, () => void][]);
}

test("the server listens where its operator says, by the operator's settings, and ends by a signal", async () => {
  const ends = await start({ ENQUIRY_DIR: "/srv/enquiries" });
  // Without a link to a release there is nothing to fail.
  expect(process.exitCode).toBeUndefined();
  expect(readSiteConfig).toHaveBeenCalledWith(process.env);
  expect(createSiteServer).toHaveBeenCalledWith({ PORT: 8123, HOST: "127.0.0.1" });
  expect(app.listen.mock.calls).toEqual([[{ port: 8123, host: "127.0.0.1" }]]);
  expect(Object.keys(ends)).toEqual(expect.arrayContaining(["SIGTERM", "SIGINT"]));
  for (const signal of ["SIGTERM", "SIGINT"]) {
    app.close.mockClear();
    ends[signal]?.();
    expect(app.close).toHaveBeenCalledTimes(1);
  }
});

test("it listens at the socket that systemd holds for this process, and for no other", async () => {
  await start({ LISTEN_PID: String(process.pid) });
  expect(app.listen.mock.calls).toEqual([[{ fd: 3, host: "127.0.0.1" }]]);
  app.listen.mockClear();
  await start({ LISTEN_PID: String(process.pid + 1) });
  expect(app.listen.mock.calls).toEqual([[{ port: 8123, host: "127.0.0.1" }]]);
});

test("where the link to its release has left before it listens, it ends at once; else it stays", async () => {
  const link = path.join(temporaryFolder(), "current");
  symlinkSync(temporaryFolder(), link);
  await start({ RELEASE_LINK: link });
  expect(app.close).toHaveBeenCalledTimes(1);
  app.close.mockClear();
  symlinkSync(process.cwd(), `${link}-own`);
  await start({ RELEASE_LINK: `${link}-own` });
  await start();
  expect(app.close).not.toHaveBeenCalled();
});

test("what keeps it from starting is told, and ends it with a fault", async () => {
  const told = jest.spyOn(console, "error").mockImplementation();
  readSiteConfig.mockImplementationOnce(() => {
    throw new Error("PORT is no number");
  });
  await start();
  expect(told).toHaveBeenCalledWith("PORT is no number");
  expect(process.exitCode).toBe(1);
});
