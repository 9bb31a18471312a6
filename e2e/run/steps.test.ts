import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { listFiles } from "@typed-site/utils/node";
import jestConfig from "../../jest.config";
import { runSteps } from "./steps";

let folder: string;
let printed: string;
beforeEach(() => {
  folder = temporaryFolder();
  printed = "";
  jest
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => Boolean((printed += String(text))));
});
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

const passing = { command: "exit 0", again: "exit 0" };
/** A command that passes from its second run on. */
const flaky = (name: string) =>
  `[ -e ${path.join(folder, name)} ] || ! touch ${path.join(folder, name)}`;

/** How a run ends, and what it says of the commands with an outcome. */
async function endOf(...stages: Parameters<typeof runSteps>[0]) {
  await runSteps(stages);
  const { exitCode } = process;
  return { exitCode, said: printed.match(/(?:failed|flaky|passed).*$/gm) ?? [] };
}

test("a run in which all passes, passes", async () => {
  expect(await endOf([passing, passing], [passing])).toEqual({ exitCode: 0, said: [] });
});

test.each([
  ["an error", "exit 1"],
  ["a signal, as where there is no memory", "kill -9 $$"],
])("a command that %s ends twice fails the run, whatever passes after it", async (_, command) => {
  expect(await endOf([passing, { command, again: command }], [passing])).toEqual({
    exitCode: 1,
    said: ["failed", "failed again"],
  });
});

test("what passes only alone is flaky, and fails nothing", async () => {
  const command = flaky("first");
  expect(await endOf([{ command, again: command }], [passing])).toEqual({
    exitCode: 0,
    said: ["failed", "flaky: passed only now"],
  });
});

test("what failed twice is not made good by what passes in its second run after it", async () => {
  const broken = { command: "exit 1", again: "exit 1" };
  const command = flaky("second");
  const { exitCode } = await endOf([broken, { command, again: command }]);
  expect(exitCode).toBe(1);
});

test("without a build that passes nothing more is run", async () => {
  const after = path.join(folder, "after");
  const end = await endOf(
    [{ command: "kill -9 $$" }],
    [{ command: `touch ${after}`, again: after }],
  );
  expect(end).toEqual({ exitCode: 1, said: ["failed"] });
});

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** All that `npm test` and `npm run test:thorough` start, with what the scripts that they name say. */
const started = ["quick.ts", "thorough.ts"]
  .map((name) => read(path.join(__dirname, name)))
  .concat(scripts.check ?? "", scripts["test:unit"] ?? "", scripts["test:server"] ?? "")
  .join("\n");

/** Those that nothing starts by itself: they need another machine or program. */
const BY_HAND = ["debian", "rspamd"];

test("every kind of test is run by one of them, but for those that are started by hand", () => {
  const kinds = (jestConfig.projects ?? []).map((kind) =>
    typeof kind === "object" ? String(kind.displayName) : kind,
  );
  const named = Array.from(started.matchAll(/--selectProjects ([\w ]+)/g), ([, names = ""]) =>
    names.split(" "),
  ).flat();
  expect(kinds.filter((kind) => !named.includes(kind))).toEqual(BY_HAND);
  const inBrowsers = Array.from(
    read("e2e/playwright.config.ts").matchAll(/\bname: "(\w+)"/g),
    ([, name = ""]) => name,
  );
  expect(inBrowsers.length).toBeGreaterThan(1);
  expect(inBrowsers.filter((name) => !started.includes(`--project=${name}`))).toEqual([]);
});

/** A pattern of Jest's for names of files as a regular expression. */
const patternOf = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll(".", "\\.")
      .replaceAll("**/", "(?:.*/)?")
      .replaceAll(/(?<!\.)\*/g, "[^/]*")
      .replaceAll(/\{([^{}]*)\}/g, (_, all: string) => `(?:${all.replaceAll(",", "|")})`)}$`,
  );

test("each file of tests is run once: it is of one kind", () => {
  const files = ["src", "packages", "apps", "scripts", "e2e"]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listFiles(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes("node_modules/"));
  const kinds = (jestConfig.projects ?? []) as unknown as {
    displayName: string;
    roots: string[];
    testMatch: string[];
    testPathIgnorePatterns?: string[];
  }[];
  const kindsOf = (file: string) =>
    kinds
      .filter(({ roots }) => roots.some((root) => `<rootDir>/${file}`.startsWith(`${root}/`)))
      .filter(({ testMatch }) => testMatch.some((glob) => patternOf(glob).test(file)))
      .filter(
        ({ testPathIgnorePatterns: ignored = [] }) =>
          !new RegExp(ignored.join("|") || "^$").test(file),
      )
      .map(({ displayName }) => displayName);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => kindsOf(file).length !== 1)).toEqual([]);
  expect(kindsOf("src/a.test.ts")).toEqual(["node"]);
  expect(kindsOf("src/a.test.tsx")).toEqual(["dom"]);
  for (const kind of ["server", "thorough", "alone", "recipes", "debian", "rspamd"])
    expect(kindsOf(`src/a.${kind}.test.ts`)).toEqual([kind]);
});

test("every script that checks something is run by one of them", () => {
  const all = Object.keys(scripts).filter((name) => /^(?:check|lint|test)\b/.test(name));
  const calls = Array.from(
    started.matchAll(/(?:npm run |npm:|browser\(")([\w:]+\*?)/g),
    ([, name = ""]) => name,
  );
  const isStarted = (name: string) =>
    calls.includes(name) || calls.includes(name.replace(/:.*/, ":*"));
  expect(all.filter((name) => !isStarted(name))).toEqual(["lint", "test"]);
  expect(scripts.test).toContain("quick.ts");
  expect(scripts["test:thorough"]).toContain("thorough.ts");
});

test("what is linted and formatted is named without a folder, since `apps` may be deleted", () => {
  const linters = Object.entries(scripts).filter(([name]) => name.startsWith("lint:"));
  expect(linters).toHaveLength(4);
  for (const [, script] of linters) expect(script).not.toMatch(/ (?:apps|packages|src)\b/);
});
