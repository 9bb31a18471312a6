import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { folderWith } from "@typed-site/test-support/site";
import * as contentLayer from "gatsby-plugin-typed-content";

const { defineContent, defineModel, f, polish } = contentLayer;

const note = defineModel({
  typeName: "Note",
  label: "Notatka",
  description: "Notatka.",
  files: ["note.yaml"],
  shape: z.strictObject({ title: f.text("Tytuł"), author: f.plain("Kto") }),
});
const unfinished = defineModel({
  typeName: "Leaf",
  label: "Liść",
  description: "Liść.",
  files: ["leaf.yaml"],
  shape: z.strictObject({ tree: f.reference("Tree", "Drzewo") }),
});

const { argv } = process;
const before = process.cwd();
const { CI } = process.env;
beforeEach(() => delete process.env.CI);
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  process.chdir(before);
  if (CI !== undefined) process.env.CI = CI;
  jest.restoreAllMocks();
});

const samples = jest.fn<string[], [string]>(() => []);
const hints = jest.fn((folder: string) => [`Nie ma /puck w ${folder}.`]);

/** Runs a command in a folder with such content: what it says and how it ends. */
async function run(
  command: "check-content-command" | "format-content" | "schemas",
  files: Record<string, string>,
  { words = [] as string[], models = [note] } = {},
) {
  process.chdir(folderWith(files));
  process.argv = [...argv.slice(0, 2), ...words];
  const content = defineContent({ language: polish, models });
  const checked = jest.spyOn(content, "checkFolder");
  process.exitCode = undefined;
  const said: unknown[] = [];
  jest.spyOn(console, "error").mockImplementation((line) => said.push(line));
  jest.doMock("gatsby-plugin-typed-content", () => contentLayer);
  jest.doMock("../content", () => ({ content }));
  jest.doMock("../build/release-problems", () => ({
    releaseProblems: samples,
    formatReleaseReport: (found: string[]) => `Przykłady: ${found.join()}.`,
  }));
  jest.doMock("./moved-pages", () => ({ movedPages: hints }));
  jest.doMock("./unshown-pictures", () => ({
    unshownPictures: (records: object[]) => [`Nie widać ${records.length}.`],
  }));
  await jest.isolateModulesAsync(async () => {
    await import(`./${command}`);
    await Promise.all(checked.mock.results.map(({ value }) => value as Promise<unknown>));
    await new Promise(setImmediate);
  });
  return { said, exitCode: process.exitCode };
}

const right = { "content/note.yaml": "title: Las\nauthor: Anna\n" };
const wrong = { "content/note.yaml": "author: Anna\n" };
const mistake: unknown = expect.stringContaining("brakuje pozycji „title”");

test("right content is called so, with hints; its schemas are written", async () => {
  const { said, exitCode } = await run("check-content-command", right);
  expect(said).toEqual([
    "Treść jest w porządku.",
    `\nNie ma /puck w ${process.cwd()}/content.`,
    "\nNie widać 1.",
  ]);
  expect(exitCode).toBe(0);
  expect(samples).not.toHaveBeenCalled();
  expect(existsSync(".schemas/note.json")).toBe(true);
});

test("a mistake ends the check, without hints; in the log of a machine it is said whose language it is", async () => {
  expect(await run("check-content-command", wrong)).toEqual({ said: [mistake], exitCode: 1 });
  process.env.CI = "true";
  const { said } = await run("check-content-command", wrong, { words: ["--release"] });
  expect(said).toEqual(["Mistakes in content/, in the editors' language:", mistake]);
  expect((await run("check-content-command", right)).said[0]).toBe("Treść jest w porządku.");
});

test("samples end the check of a release, and no other", async () => {
  samples.mockReturnValue(["Jan Nowak"]);
  expect((await run("check-content-command", right)).exitCode).toBe(0);
  const release = await run("check-content-command", right, { words: ["--release"] });
  expect(release).toEqual({ said: ["Przykłady: Jan Nowak."], exitCode: 1 });
  samples.mockReturnValue([]);
  expect((await run("check-content-command", right, { words: ["--release"] })).exitCode).toBe(0);
});

test("models that are unfinished are said alone, before any content is read", async () => {
  const { said, exitCode } = await run("check-content-command", wrong, { models: [unfinished] });
  expect(said).toEqual([expect.stringContaining("Tree")]);
  expect(exitCode).toBe(1);
  expect(existsSync(".schemas")).toBe(false);
});

test("content is written in its one form, with its comments; what can't be read is left as it is, and named", async () => {
  const broken = "title: [\n";
  const { said, exitCode } = await run("format-content", {
    "content/note.yaml": '# Kto.\nauthor: "Anna"\ntitle: Las\n',
    "content/list.yaml": "tekst:   nic\n",
  });
  expect(readFileSync("content/note.yaml", "utf8")).toBe("title: Las\n# Kto.\nauthor: Anna\n");
  expect(readFileSync("content/list.yaml", "utf8")).toBe("tekst:   nic\n");
  expect(said).toEqual([expect.stringContaining("content/list.yaml: pominięty")]);
  expect(exitCode).toBe(1);
  const unread = await run("format-content", { "content/note.yaml": broken });
  expect(readFileSync("content/note.yaml", "utf8")).toBe(broken);
  expect(unread.exitCode).toBe(1);
  expect(await run("format-content", right)).toEqual({ said: [], exitCode: undefined });
});

test("text editors learn of the models what they may offer where", async () => {
  await run("schemas", { ...right, ".vscode/settings.json": "{}" });
  expect(existsSync(".schemas/note.json")).toBe(true);
  expect(readFileSync(".vscode/settings.json", "utf8")).toContain("content/note.yaml");
});
