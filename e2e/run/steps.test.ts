import { rmSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
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

test("without a build that passes nothing more is run", async () => {
  const after = path.join(folder, "after");
  const end = await endOf(
    [{ command: "kill -9 $$" }],
    [{ command: `touch ${after}`, again: after }],
  );
  expect(end).toEqual({ exitCode: 1, said: ["failed"] });
});
