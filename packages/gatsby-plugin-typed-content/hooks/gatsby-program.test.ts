import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { tinyOptions } from "./tiny-options.fixture";

const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
afterAll(() => rmSync(folder, { recursive: true }));

test("in another year it is another program, whose pages name one year of experience more", async () => {
  const digestIn = async (year: number) => {
    jest.useFakeTimers({
      now: Date.UTC(year, 6),
      doNotFake: ["nextTick", "setImmediate", "setTimeout"],
    });
    let found = "";
    await jest.isolateModulesAsync(async () => {
      const { gatsbyProgram } = await import("./gatsby-program");
      found = (await gatsbyProgram(tinyOptions, {})).digest;
    });
    jest.useRealTimers();
    return found;
  };
  const first = await digestIn(2026);
  expect(await digestIn(2026)).toBe(first);
  expect(await digestIn(2027)).not.toBe(first);
});

describe("the site's own program", () => {
  const before = process.cwd();
  const files = {
    "gatsby-config.ts": "export const plugins = [];",
    "gatsby-node.ts": "export const createPages = () => 1;",
    "content.ts": "export const content = 1;",
    "package-lock.json": "{}",
  };

  /** The digest in a working directory of its own, as a run of Gatsby for an address asks for it first. */
  async function digestOf(changed: Partial<typeof files>, siteUrl = "https://one.example") {
    for (const [name, text] of Object.entries({ ...files, ...changed })) write(name, text);
    process.chdir(folder);
    jest.resetModules();
    const { gatsbyProgram } = await import("./gatsby-program");
    return (await gatsbyProgram({ definition: "./content.ts" }, { siteUrl })).digest;
  }
  let unchanged: string;
  beforeAll(async () => (unchanged = await digestOf({})));
  afterEach(() => process.chdir(before));

  test("is the same while nothing of it has changed", async () => {
    expect(await digestOf({})).toBe(unchanged);
  });

  test.each([
    ["configuration", { "gatsby-config.ts": "export const plugins = [1];" }],
    ["definition", { "content.ts": "export const content = 2;" }],
    ["hook", { "gatsby-node.ts": "export const createPages = () => 2;" }],
    ["version of a library", { "package-lock.json": '{ "zod": 5 }' }],
  ])("is another one with another %s", async (_, changed) => {
    expect(await digestOf(changed)).not.toBe(unchanged);
  });

  test("is another one for another address of the site", async () => {
    expect(await digestOf({}, "https://two.example")).not.toBe(unchanged);
  });
});
