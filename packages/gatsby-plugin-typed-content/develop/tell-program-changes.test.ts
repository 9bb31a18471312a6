import { writeFileSync } from "node:fs";
import path from "node:path";
import { folderWith } from "@typed-site/test-support/site";
import { polish } from "../languages/polish";
import { tellProgramChanges } from "./tell-program-changes";

test("develop says that it has to be started again when a module changes that it has loaded, also over the page", async () => {
  const hook = path.join(folderWith({ "hook.ts": "export const hook = 1;" }), "hook.ts");
  let tell: (text: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (tell = resolve));
  const outdate = jest.fn(() => Promise.resolve());
  const watcher = tellProgramChanges(
    [hook],
    { outdate },
    { warn: (text = "") => tell(text) },
    polish,
  );
  watcher.once("ready", () => writeFileSync(hook, "// more"));
  expect(await told).toMatch(/hook\.ts has changed: stop and start develop again/);
  expect(outdate).toHaveBeenCalledWith(expect.stringContaining("hook.ts"));
  await watcher.close();
});
