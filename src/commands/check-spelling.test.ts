import type { SpellingFinding } from "@typed-site/workbench";

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

const finding = { file: "faq.yaml", line: 12, words: "ogrudek", nearest: "„ogródek”" };

/** What the command prints, and how it ends, where so many mistakes are found. */
async function check(findings: Partial<SpellingFinding>[]) {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  process.argv = argv.slice(0, 2);
  await jest.isolateModulesAsync(async () => {
    const spellingFindings = () => Promise.resolve(findings);
    const actual = jest.requireActual<object>("@typed-site/workbench");
    jest.doMock("@typed-site/workbench", () => ({ ...actual, spellingFindings }));
    await import("./check-spelling");
    await new Promise(setImmediate);
  });
  return { said: printed.mock.calls.flat(), exitCode: process.exitCode };
}

test("a single misspelt word is named with its place, and ends the check", async () => {
  const { said, exitCode } = await check([finding]);
  expect(said[0]).toBe("content/faq.yaml:12 ogrudek – może „ogródek”?");
  expect(exitCode).toBe(1);
});

test("nothing is said where nothing is found", async () => {
  expect(await check([])).toEqual({ said: [], exitCode: 0 });
});
