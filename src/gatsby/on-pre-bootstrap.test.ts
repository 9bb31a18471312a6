import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "gatsby";
import { contentFolder } from "@typed-site/test-support/content-folder";
import { sampleContent } from "../../e2e/support/content/sample-content";
import { onPluginInit } from "./on-plugin-init";
import { onPreBootstrap } from "./on-pre-bootstrap";
import { siteError } from "./reporter/site-error";

type Reports = [{ context: { sourceMessage: string } }][];

/** A folder of a site with this content, and the files of all drawings. */
function siteFolder(files: Record<string, string>): string {
  const folder = contentFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text])),
    "content/photos",
  );
  cpSync("content/drawings", path.join(folder, "content/drawings"), { recursive: true });
  return folder;
}

async function inFolder<Answer>(folder: string, run: () => Promise<Answer>): Promise<Answer> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await run();
  } finally {
    process.chdir(before);
  }
}

async function reportsFor(
  files: Record<string, string>,
  folder = siteFolder(files),
): Promise<Reports> {
  const panicOnBuild = jest.fn();
  await inFolder(folder, () =>
    onPreBootstrap({ reporter: { panicOnBuild } as unknown as Reporter }),
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
      await hook.onPreBootstrap({ reporter: reporter as unknown as Reporter });
    });
    return {
      panic: reporter.panic.mock.calls as Reports,
      error: reporter.error.mock.calls as Reports,
    };
  }).finally(() => delete process.env.gatsby_executing_command);
}

test("a mistake in the content stops the build with file, line and column", async () => {
  const [call] = await reportsFor({ "labels.yaml": "hom: x\n" });
  expect(call?.[0].context.sourceMessage).toContain(
    "content/labels.yaml:1:1  Ten plik: nieznana pozycja „hom”",
  );
});

test("right content is passed in silence", async () => {
  expect(await reportsFor(sampleContent())).toEqual([]);
});

test("a build takes the site that is there for half of one, unless the content stops it", async () => {
  const isWhole = async (files: Record<string, string>) => {
    const folder = siteFolder(files);
    mkdirSync(path.join(folder, "public"));
    writeFileSync(path.join(folder, "public/_pages.json"), "{}");
    await reportsFor(files, folder);
    return existsSync(path.join(folder, "public/_pages.json"));
  };
  expect(await isWhole(sampleContent())).toBe(false);
  expect(await isWhole({ "labels.yaml": "hom: x\n" })).toBe(true);
});

test("develop ends at once where the content has a mistake and was never right", async () => {
  const { panic, error } = await startDevelop(siteFolder({ "labels.yaml": "hom: x\n" }));
  expect(panic[0]?.[0].context.sourceMessage).toContain("nieznana pozycja „hom”");
  expect(error).toEqual([]);
});

test("develop starts with the last right content where a mistake was made meanwhile, and names it", async () => {
  const folder = siteFolder(sampleContent());
  expect(await startDevelop(folder)).toEqual({ panic: [], error: [] });
  writeFileSync(path.join(folder, "content/labels.yaml"), "hom: x\n");
  const { panic, error } = await startDevelop(folder);
  expect(panic).toEqual([]);
  expect(error[0]?.[0].context.sourceMessage).toContain("nieznana pozycja „hom”");
  const read = readFileSync(path.join(folder, ".develop/content/labels.yaml"), "utf8");
  expect(read).toBe(sampleContent()["labels.yaml"]);
});

test("Gatsby shows the site's own messages as they are", () => {
  const setErrorMap = jest.fn();
  onPluginInit({ reporter: { setErrorMap } as unknown as Reporter });
  const [[map]] = setErrorMap.mock.calls as [
    [Record<string, { text: (context: object) => string }>],
  ];
  const { id, context } = siteError("x");
  expect(map[id]?.text(context)).toBe("x");
});
