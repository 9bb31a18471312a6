// What is done with `gatsby develop`, which takes a minute to write the types.
import { EventEmitter } from "node:events";
import { PassThrough } from "node:stream";
import type { Content } from "../define-content";

const content = {} as Content;
const noteTypes = jest.fn();
let areNew = false;
jest.doMock("./query-types", () => ({ areTypesNew: () => areNew, noteTypes }));

const kill = jest.fn();
let develop: EventEmitter & { stdout: PassThrough; stderr: PassThrough; kill: jest.Mock };
const spawn = jest.fn<unknown, [program: string, words: string[], options: object]>(() => develop);
jest.doMock("node:child_process", () => ({ spawn }));

const { writeQueryTypes } =
  jest.requireActual<typeof import("./write-query-types")>("./write-query-types");

let printed: string;
beforeEach(() => {
  jest.clearAllMocks();
  areNew = false;
  printed = "";
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  develop = Object.assign(new EventEmitter(), { stdout, stderr, kill });
  kill.mockImplementation(() => develop.emit("close"));
  jest
    .spyOn(process.stderr, "write")
    .mockImplementation((text) => Boolean((printed += String(text))));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

/** Writes the types with a Gatsby that prints some lines, and perhaps ends by itself. */
async function write(lines: readonly string[], ends = false): Promise<void> {
  const written = writeQueryTypes(content);
  while (spawn.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  for (const line of lines) develop.stdout.write(line);
  await new Promise((resolve) => setImmediate(resolve));
  if (ends) develop.emit("close");
  await written;
}

test("types that are as new as models and queries are not written again, but their note is", async () => {
  areNew = true;
  await writeQueryTypes(content);
  expect(spawn).not.toHaveBeenCalled();
  expect(noteTypes.mock.calls).toEqual([[content]]);
  expect(printed).toBe("");
});

test("Gatsby is started at a free port, and ended as soon as it has written them", async () => {
  await write([
    "success open and validate gatsby-configs\n",
    "\u001b[32msuccess\u001b[39m write ",
    "TypeScript types - 1.2s\n",
  ]);
  const [[program, [cli, command, option, port = ""] = [], { env }] = ["", [], {}]] = spawn.mock
    .calls as [string, string[], { env?: NodeJS.ProcessEnv }][];
  expect([program, command, option]).toEqual([process.execPath, "develop", "--port"]);
  expect(cli).toMatch(/gatsby[\\/].*cli\.js$/);
  expect(port).toMatch(/^\d{5}$/);
  expect(env).toMatchObject({ PATH: process.env.PATH, GATSBY_TELEMETRY_DISABLED: "1" });
  expect(kill).toHaveBeenCalledWith("SIGTERM");
  expect(noteTypes.mock.calls).toEqual([[content]]);
  expect(process.exitCode).toBeUndefined();
  // Not what Gatsby says, but that it takes a while.
  expect(printed).toMatch(/is old: .* up to a minute\.\n$/);
});

test("a wrong query is told as Gatsby tells it, and the types that lack it are not taken for new", async () => {
  await write([
    "There was an error in your GraphQL query\n",
    "failed extract queries - 0.1s\n",
    "success write TypeScript types\n",
  ]);
  expect(kill).toHaveBeenCalled();
  expect(noteTypes).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(1);
  expect(printed).toContain("There was an error in your GraphQL query");
});

test("a Gatsby that ends without having written them is an error", async () => {
  await write(["another one is running\n"], true);
  expect(noteTypes).not.toHaveBeenCalled();
  expect(process.exitCode).toBe(1);
  expect(printed).toContain("another one is running");
});
