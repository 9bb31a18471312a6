import path from "node:path";
import { PassThrough } from "node:stream";
import { LOCK_FILES } from "@typed-site/utils/node";
import { SECRET_VARIABLE } from "../develop/secret";
import { TYPES_FILE } from "../read/site-files";
import { loadContent } from "./load-content";
import { tinyOptions } from "./tiny-options.fixture";

// What watches files and goes on after a test.
const [guardServer, reportContent] = [jest.fn(), jest.fn()];
const tellProgramChanges = jest.fn<unknown, [files: string[]]>();
const watchFiles = jest.fn<unknown, [files: string[], onChange: () => void]>();
const noteTypes = jest.fn();
jest.doMock("../develop/guard-server", () => ({ guardServer }));
jest.doMock("../develop/report-content", () => ({ reportContent }));
jest.doMock("../develop/tell-program-changes", () => ({ tellProgramChanges }));
jest.doMock("../develop/watch-files", () => ({ watchFiles }));
jest.doMock("../types/query-types", () => ({ noteTypes }));

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
  input.end();
  await new Promise((resolve) => setImmediate(resolve));
  expect(exit).toHaveBeenCalledTimes(ends);
});

/** What develop prints for a site with some pages. */
async function printed(options: object): Promise<string[]> {
  const pages = new Map(["/", "/_style-guide", "/kontakt"].map((address) => [address, {}]));
  const getState = () => ({ program: { port: 8123 }, config: {}, pages });
  const [info, get] = [jest.fn<unknown, [string]>(), jest.fn()];
  const { onCreateDevServer } = await import("./on-create-dev-server");
  const emitter = { on: jest.fn() };
  const args = { actions: {}, app: { get }, emitter, reporter: { info }, store: { getState } };
  await onCreateDevServer(args as never, { ...tinyOptions, ...options });
  expect(emitter.on).toHaveBeenCalledTimes(1);
  expect(get).toHaveBeenCalledTimes("exampleQueries" in options ? 1 : 0);
  return info.mock.calls.map(([text]) => text.replace("A developer's page: ", ""));
}

test("develop is guarded, reports its content, and tells of a program or types that change", async () => {
  jest.clearAllMocks();
  await printed({});
  expect(guardServer).toHaveBeenCalledTimes(1);
  const content = await loadContent(tinyOptions);
  expect(reportContent.mock.calls).toEqual([
    [{ get: expect.anything() as unknown }, { info: expect.anything() as unknown }, content],
  ]);
  const [[files = []] = []] = tellProgramChanges.mock.calls;
  expect(files).toEqual(expect.arrayContaining([...LOCK_FILES]));
  expect(files.map((file) => path.basename(file))).toContain("tiny-definition.fixture.ts");
  const [[types, onChange] = []] = watchFiles.mock.calls;
  expect(types).toEqual([TYPES_FILE]);
  expect(noteTypes).not.toHaveBeenCalled();
  onChange?.();
  expect(noteTypes).toHaveBeenCalledTimes(1);
});

test("develop prints where its tools are, and the example queries where there are some", async () => {
  const tool = "http://localhost:8123/_style-guide";
  expect(await printed({})).toEqual([tool]);
  expect(await printed({ exampleQueries: __dirname })).toEqual([
    tool,
    "http://localhost:8123/___queries",
  ]);
});
