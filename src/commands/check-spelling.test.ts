import path from "node:path";
import type { SpellingFinding } from "@typed-site/workbench";

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

const finding = { file: "faq.yaml", line: 12, words: "ogrudek", nearest: "„ogródek”" };

/** What the command prints, and how it ends, where so many mistakes are found. */
async function check(findings: Partial<SpellingFinding>[], ...options: string[]) {
  const printed = jest.spyOn(console, "error").mockReturnValue();
  const written = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  process.exitCode = undefined;
  process.argv = [...argv.slice(0, 2), ...options];
  const spellingFindings = jest.fn((..._given: unknown[]) => Promise.resolve(findings));
  await jest.isolateModulesAsync(async () => {
    jest.doMock("@typed-site/workbench", () => ({ spellingFindings }));
    jest.doMock("../content", () => ({ content: "content" }));
    jest.doMock("./town-style", () => ({ townStyle: (folder: string) => `towns in ${folder}` }));
    await import("./check-spelling");
    await new Promise(setImmediate);
  });
  const [[content, rules, ...looked] = []] = spellingFindings.mock.calls;
  expect([content, rules]).toEqual(["content", `towns in ${String(looked[0])}`]);
  const [said, data] = [printed, written].map(({ mock }) => mock.calls.flat() as unknown[]);
  return { said, data, looked, exitCode: process.exitCode };
}

test("a single misspelt word is named with its place, and ends the check", async () => {
  const { said, looked, exitCode } = await check([finding]);
  const [folder, files] = looked as [string, string[]];
  expect(folder).toBe(path.resolve("content"));
  expect(files).toContain("company.yaml");
  expect(files.filter((file) => !file.endsWith(".yaml"))).toEqual([]);
  expect(said).toEqual([
    "content/faq.yaml:12 ogrudek – może „ogródek”?",
    expect.stringContaining("content/slownik.txt"),
  ]);
  expect(exitCode).toBe(1);
});

test("nothing is said where nothing is found", async () => {
  expect(await check([])).toMatchObject({ said: [], data: [], exitCode: 0 });
});

test.each([
  [{ advice: "piszemy inaczej" }, "content/faq.yaml:12 ogrudek: piszemy inaczej"],
  [{ nearest: undefined }, "content/faq.yaml:12 ogrudek"],
])("a finding with %j is told as that", async (change, line) => {
  expect((await check([{ ...finding, ...change }])).said?.[0]).toBe(line);
});

test("another program gets what is found in the files it names as data, and decides by itself", async () => {
  const { said, data, looked, exitCode } = await check(
    [finding],
    "--json",
    "/c",
    "faq.yaml",
    "a.yaml",
  );
  expect(looked).toEqual(["/c", ["faq.yaml", "a.yaml"]]);
  expect(data).toEqual([JSON.stringify([finding])]);
  expect([said, exitCode]).toEqual([[], undefined]);
});
