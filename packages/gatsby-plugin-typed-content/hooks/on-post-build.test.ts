import { existsSync, rmSync } from "node:fs";
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
