import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSchema, parse, validate } from "graphql";

const TYPES_NOTE = ".develop/query-types.txt";

const project = mkdtempSync(path.join(os.tmpdir(), "graphql-config-"));
const config = pathToFileURL(path.resolve("graphql.config.mjs")).href;
const query = parse("{ allProject { totalCount } }");

/** Writes a file of the project, so many minutes after its beginning. */
function write(file: string, minutes: number): void {
  const place = path.join(project, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, "");
  utimesSync(place, minutes * 60, minutes * 60);
}

/** The schema by which a code editor explains queries. */
const schemaOfEditor = () =>
  execFileSync(
    process.execPath,
    ["--input-type=module", "-e", `import c from "${config}"; process.stdout.write(c.schema)`],
    { cwd: project, encoding: "utf8" },
  );

const complaints = () =>
  validate(buildSchema(schemaOfEditor()), query).map(({ message }) => message);

beforeEach(() => {
  write("src/models/town.ts", 1);
  write(".cache/schema.gql", 2);
  write(TYPES_NOTE, 2);
});

afterAll(() => rmSync(project, { recursive: true }));

test("a code editor reads queries by Gatsby's own schema", () => {
  expect(schemaOfEditor()).toBe(".cache/schema.gql");
});

test("after a new model it says that the types are old, and by which command they become new", () => {
  write("src/models/project.ts", 3);
  expect(complaints()).toEqual([
    'Cannot query field "allProject" on type "Types_are_old_run_npm_run_types".',
  ]);
});

test("before Gatsby ever ran it says the same", () => {
  rmSync(path.join(project, ".cache"), { recursive: true });
  expect(complaints()).toEqual([expect.stringContaining("run_npm_run_types")]);
});
