import { PassThrough } from "node:stream";
import { SECRET_VARIABLE } from "../develop/secret";
import { tinyOptions } from "./tiny-options.fixture";

// What watches files and goes on after a test.
jest.doMock("../develop/guard-server", () => ({ guardServer: jest.fn() }));
jest.doMock("../develop/report-content", () => ({ reportContent: jest.fn() }));
jest.doMock("../develop/tell-program-changes", () => ({ tellProgramChanges: jest.fn() }));
jest.doMock("../develop/watch-files", () => ({ watchFiles: jest.fn() }));

afterEach(() => {
  delete process.env[SECRET_VARIABLE];
  jest.restoreAllMocks();
});

test.each([
  ["a preview, which the editor's server has started,", "secret", 1],
  ["what a developer has started", undefined, 0],
])("%s ends with its input: %s, %i", async (_, secret, ends) => {
  const input = new PassThrough();
  jest.spyOn(process, "stdin", "get").mockReturnValue(input as never);
  const exit = jest.spyOn(process, "exit").mockReturnValue(undefined as never);
  if (secret) process.env[SECRET_VARIABLE] = secret;
  const getState = () => ({ program: { port: 8000 }, config: {}, pages: new Map() });
  const emitter = { on: jest.fn() };
  const args = {
    actions: {},
    app: {},
    emitter,
    reporter: { info: jest.fn() },
    store: { getState },
  };
  const { onCreateDevServer } = await import("./on-create-dev-server");
  await onCreateDevServer(args as never, tinyOptions);
  input.resume().end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(exit).toHaveBeenCalledTimes(ends);
});
