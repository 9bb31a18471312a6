import type { EditingServerOptions } from "../server/create-editing-server";
import { loginsFile } from "../server/login/logins-file";

const site = { content: { types: [] } };
const app = { listen: jest.fn(), close: jest.fn() };
const createEditingServer = jest.fn<Promise<typeof app>, [unknown, EditingServerOptions]>();
const addLogin = jest.fn();
const changeLogins = jest.fn();
const takeNewest = jest.fn();
const spawn = jest.fn();
const stop = jest.fn();

jest.mock("node:child_process", () => ({
  ...jest.requireActual<object>("node:child_process"),
  spawn,
}));
jest.mock("esbuild", () => ({ stop }));
jest.mock("../editor.config", () => ({ project: "/srv/site", site }));
jest.mock("../server/create-editing-server", () => ({ createEditingServer }));
jest.mock("../server/login/add-login", () => ({ addLogin }));
jest.mock("../server/login/logins-file", () => ({ changeLogins, loginsFile }));
jest.mock("../server/publish/take-newest", () => ({ takeNewest }));

const { argv, env, platform } = process;
const { isTTY } = process.stdout;
let printed: jest.SpyInstance;
let failed: jest.SpyInstance;
let onSignal: jest.SpyInstance;

beforeEach(() => {
  process.env = {};
  printed = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  failed = jest.spyOn(console, "error").mockReturnValue();
  onSignal = jest.spyOn(process, "once").mockReturnValue(process);
  createEditingServer.mockResolvedValue(app);
  spawn.mockReturnValue({ on: jest.fn().mockReturnThis(), unref: jest.fn() });
});
afterEach(() => {
  Object.assign(process, { argv, env, exitCode: undefined });
  Object.defineProperty(process, "platform", { value: platform });
  process.stdout.isTTY = isTTY;
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

/** Runs a command with an operator's settings, as `npm` does. */
async function run(command: string, settings: Record<string, string> = {}): Promise<void> {
  process.env = settings;
  jest.isolateModules(() => void jest.requireActual(command));
  await new Promise(setImmediate);
}

test("on one's own machine the editor is there for this machine alone, at a port that can be guessed, until Ctrl+C", async () => {
  await run("./start");
  const options = { project: "/srv/site", origin: undefined, published: undefined };
  expect(createEditingServer).toHaveBeenCalledWith(site, options);
  expect(stop).toHaveBeenCalledTimes(1);
  expect(app.listen).toHaveBeenCalledWith({ host: "127.0.0.1", port: 8000 });
  expect(printed.mock.calls.join()).toContain("http://localhost:8000/admin");
  expect(onSignal.mock.calls.map(([signal]: string[]) => signal)).toEqual(["SIGINT", "SIGTERM"]);
  expect(app.close).not.toHaveBeenCalled();
  for (const [, end] of onSignal.mock.calls as [string, () => void][]) end();
  expect(app.close).toHaveBeenCalledTimes(2);
});

test("on the internet there is a login, with the operator's settings", async () => {
  const origin = "https://redakcja.example.pl";
  const published = "https://www.example.pl";
  const operator = "operator@example.pl";
  await run("./start", {
    EDITING_PORT: "8100",
    EDITING_ORIGIN: origin,
    OPERATOR_EMAIL: operator,
    SITE_URL: published,
  });
  const [, options] = createEditingServer.mock.lastCall ?? [];
  expect(options).toMatchObject({ project: "/srv/site", origin, published });
  await options?.login?.(app as never);
  expect(addLogin).toHaveBeenCalledWith(app, { file: "/srv/logins.json", origin, operator });
  expect(app.listen).toHaveBeenCalledWith({ host: "127.0.0.1", port: 8100 });
  expect(spawn).not.toHaveBeenCalled();
});

test.each([
  ["EDITING_PORT", "65536", "must be at most 65535"],
  ["EDITING_PORT", "osiem", "must be a whole number"],
  ["EDITING_ORIGIN", "https://redakcja.example.pl/", "must be like https://redakcja.example.pl"],
  ["EDITING_ORIGIN", "redakcja", "must be like https://redakcja.example.pl"],
  ["OPERATOR_EMAIL", "operator", "must be an e-mail address"],
  ["SITE_URL", "www.example.pl", "must be like https://www.example.pl"],
])("with %s=%s nothing starts, and the operator is told", async (name, value, told) => {
  await run("./start", { [name]: value });
  expect(failed.mock.calls.join()).toContain(`${name} ${told}`);
  expect(process.exitCode).toBe(1);
  expect(createEditingServer).not.toHaveBeenCalled();
});

test.each([
  ["linux", "xdg-open", []],
  ["darwin", "open", []],
  ["win32", "cmd", ["/c", "start", ""]],
])("whoever starts it by hand sees the page: %s", async (system, program, words) => {
  Object.defineProperty(process, "platform", { value: system });
  process.stdout.isTTY = true;
  await run("./start");
  const address = "http://localhost:8000/admin";
  expect(spawn).toHaveBeenCalledWith(program, [...words, address], {
    stdio: "ignore",
    detached: true,
  });
});

test("the logins beside the project are changed", async () => {
  process.argv = ["node", "logins.ts", "add", "Anna Kowalska"];
  changeLogins.mockReturnValueOnce("Anna").mockImplementationOnce(() => {
    throw new Error("There is one already.");
  });
  await run("./logins");
  expect(changeLogins).toHaveBeenCalledWith(loginsFile("/srv/site"), "add", "Anna Kowalska");
  expect(printed).toHaveBeenCalledWith("Anna\n");
  await run("./logins");
  expect(failed).toHaveBeenCalledWith("There is one already.");
});

test("developers' changes are taken into the project that is edited; why not is told", async () => {
  takeNewest.mockRejectedValue(new Error("no line"));
  await run("./update");
  expect(takeNewest).toHaveBeenCalledWith(site.content, "/srv/site");
  expect(failed).toHaveBeenCalledWith("no line");
  expect(process.exitCode).toBe(1);
});
