import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { watchFiles } from "./watch-files";

test("a file is told that another one has taken the place of, as editors and git save", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
  const model = path.join(folder, "service.ts");
  writeFileSync(model, "");
  let tell: (file: string) => void = () => undefined;
  const told = new Promise<string>((resolve) => (tell = resolve));
  const watcher = watchFiles([model], (file) => tell(file));
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  writeFileSync(`${model}.new`, "// more");
  renameSync(`${model}.new`, model);
  // As it is said in the terminal: from the folder in which that is.
  expect(await told).toBe(path.relative("", model));
  await watcher.close();
});

test("a file that is new in a folder is told, and one that is gone", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
  const file = path.join(folder, "service.ts");
  let tell: (file: string) => void = () => undefined;
  const watcher = watchFiles([folder], (one) => tell(one));
  const told = () => new Promise<string>((resolve) => (tell = resolve));
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  const added = told();
  writeFileSync(file, "");
  expect(await added).toBe(path.relative("", file));
  const removed = told();
  rmSync(file);
  expect(await removed).toBe(path.relative("", file));
  await watcher.close();
});

test("files that are as they were are none that change, and what can't be watched is printed", async () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(os.tmpdir(), "program-"));
  writeFileSync(path.join(folder, "a.ts"), "");
  const changed = jest.fn();
  const watcher = watchFiles([folder], changed);
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  watcher.emit("error", new Error("ENOSPC"));
  expect(changed).not.toHaveBeenCalled();
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
  await watcher.close();
});
