import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { SOURCE_FOLDER } from "../read/site-files";
import { TYPES_NOTE } from "../types/query-types";
import { onPostBuild } from "./on-post-build";
import { tinyOptions } from "./tiny-options.fixture";

test("after a build nothing has to be started again to write the types of queries", async () => {
  const [before, folder] = [process.cwd(), folderWith({ [`${SOURCE_FOLDER}/page.tsx`]: "" })];
  process.chdir(folder);
  await onPostBuild({}, tinyOptions);
  expect(existsSync(TYPES_NOTE)).toBe(true);
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test("a build ends with the content's PDF files where visitors open them", async () => {
  const copyPdfs = jest.fn<Promise<void>, [unknown, string, string]>(() => Promise.resolve());
  jest.doMock("../files/copy-pdfs", () => ({ copyPdfs }));
  jest.doMock("../types/query-types", () => ({ noteTypes: () => undefined }));
  await jest.isolateModulesAsync(async () => {
    await (await import("./on-post-build")).onPostBuild({}, tinyOptions);
  });
  const [[, from, to] = []] = copyPdfs.mock.calls;
  expect([from, to]).toEqual([path.resolve("content"), path.resolve("public")]);
});
