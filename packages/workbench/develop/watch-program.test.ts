import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { watchProgram } from "./watch-program";

test("a changed model is told, a changed test is not", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
  mkdirSync(path.join(folder, "models"));
  const [model, itsTest] = ["models/service.ts", "models/service.test.ts"].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  for (const file of [model, itsTest]) writeFileSync(file, "");
  const told: string[] = [];
  let changed = () => undefined as void;
  const heard = new Promise<void>((resolve) => (changed = resolve));
  const watcher = watchProgram([path.join(folder, "models")], (file) => {
    told.push(path.resolve(file));
    changed();
  });
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  appendFileSync(itsTest, "// more");
  appendFileSync(model, "// more");
  await heard;
  await watcher.close();
  expect(told).toEqual([model]);
});
