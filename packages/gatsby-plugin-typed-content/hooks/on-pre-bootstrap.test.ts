import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { contentError } from "./content-error";
import { onPluginInit } from "./on-plugin-init";
import { onPreBootstrap } from "./on-pre-bootstrap";
import { tinyOptions } from "./tiny-options.fixture";

type Reports = [{ context: { sourceMessage: string } }][];

const right = { "firm.yaml": "name: Bór\nemail: firma@example.pl\n" };
const wrong = { "firm.yaml": "nam: Bór\nemail: firma@example.pl\n" };
const UNKNOWN = "content/firm.yaml:1:1  Ten plik: nieznana pozycja „nam”";

/** A folder of a site with this content. */
const siteFolder = (files: Record<string, string>) =>
  contentFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
    "content/photos",
  );

async function inFolder<Answer>(folder: string, run: () => Promise<Answer>): Promise<Answer> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run();
  } finally {
    process.chdir(before);
  }
}

async function reportsFor(files: Record<string, string>): Promise<Reports> {
  const panicOnBuild = jest.fn();
  await inFolder(siteFolder(files), () =>
    onPreBootstrap({ reporter: { panicOnBuild } as unknown as Reporter }, tinyOptions),
  );
  return panicOnBuild.mock.calls as Reports;
}

/** Starts `gatsby develop` in a site's folder, in a new process as it were: what ends it, and what it only reports. */
function startDevelop(folder: string): Promise<{ panic: Reports; error: Reports }> {
  const reporter = { panic: jest.fn(), error: jest.fn() };
  process.env.gatsby_executing_command = "develop";
  return inFolder(folder, async () => {
    await jest.isolateModulesAsync(async () => {
      const hook = await import("./on-pre-bootstrap");
      await hook.onPreBootstrap({ reporter: reporter as unknown as Reporter }, tinyOptions);
    });
    return {
      panic: reporter.panic.mock.calls as Reports,
      error: reporter.error.mock.calls as Reports,
    };
  }).finally(() => delete process.env.gatsby_executing_command);
}

test("a mistake in the content stops the build with file, line and column", async () => {
  const [call] = await reportsFor(wrong);
  expect(call?.[0].context.sourceMessage).toContain(UNKNOWN);
});

test("right content is passed in silence", async () => {
  expect(await reportsFor(right)).toEqual([]);
});

test("develop ends at once where the content has a mistake and was never right", async () => {
  const { panic, error } = await startDevelop(siteFolder(wrong));
  expect(panic[0]?.[0].context.sourceMessage).toContain(UNKNOWN);
  expect(error).toEqual([]);
});

test("develop starts with the last right content where a mistake was made meanwhile, and names it", async () => {
  const folder = siteFolder(right);
  expect(await startDevelop(folder)).toEqual({ panic: [], error: [] });
  writeFileSync(path.join(folder, "content/firm.yaml"), wrong["firm.yaml"]);
  const { panic, error } = await startDevelop(folder);
  expect(panic).toEqual([]);
  expect(error[0]?.[0].context.sourceMessage).toContain(UNKNOWN);
  const read = readFileSync(path.join(folder, ".develop/content/firm.yaml"), "utf8");
  expect(read).toBe(right["firm.yaml"]);
});

test("Gatsby shows the plugin's messages as they are", async () => {
  const setErrorMap = jest.fn();
  await onPluginInit({ reporter: { setErrorMap } as unknown as Reporter }, tinyOptions);
  const [[map]] = setErrorMap.mock.calls as [
    [Record<string, { text: (context: object) => string }>],
  ];
  const { id, context } = contentError("x");
  expect(map[id]?.text(context)).toBe("x");
});
