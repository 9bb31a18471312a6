import { writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";

test("develop says that it has to be started again when a module changes that a hook has loaded, wherever it lies", async () => {
  const folder = folderWith({
    "gatsby-config.ts": "export default {};",
    "gatsby-node.ts": 'export { hook } from "./elsewhere/hook";',
    "elsewhere/hook.ts": "export const hook = 1;",
    "package-lock.json": "{}",
  });
  const before = process.cwd();
  process.chdir(folder);
  // It reads the folder that it was loaded in.
  const { tellProgramChanges } = await import("./tell-program-changes");
  let tell: (text: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (tell = resolve));
  const watcher = await tellProgramChanges({ warn: (text = "") => tell(text) });
  watcher.once("ready", () => writeFileSync(path.join(folder, "elsewhere/hook.ts"), "// more"));
  expect(await told).toMatch(/^elsewhere.hook\.ts has changed: stop and start develop again/);
  await watcher.close();
  process.chdir(before);
});
