import { readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../../e2e/support/server/site";
import { Maildir } from "./maildir";
import { Storage } from "./storage";

const folder = temporaryFolder();
const maildir = new Maildir(folder);

afterEach(() => jest.useRealTimers());

test("tries the disk at most every ten seconds, however often it is asked, and leaves nothing", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const storage = new Storage(maildir);
  const makeFolders = jest.spyOn(maildir, "makeFolders");
  for (let time = 0; time < 50; time += 1) expect((await storage.probe()).canStore).toBe(true);
  expect(makeFolders).toHaveBeenCalledTimes(1);
  expect(readdirSync(path.join(folder, "tmp"))).toEqual([]);
  rmSync(path.join(folder, "tmp"), { recursive: true });
  writeFileSync(path.join(folder, "tmp"), "");
  expect((await storage.probe()).canStore).toBe(true);
  jest.advanceTimersByTime(10_001);
  expect((await storage.probe()).canStore).toBe(false);
  rmSync(path.join(folder, "tmp"));
  jest.advanceTimersByTime(10_001);
  expect((await storage.probe()).canStore).toBe(true);
});

test("photos leave a reserve for text", async () => {
  await maildir.makeFolders();
  const { freeBytes = 0 } = await new Storage(maildir).probe();
  expect(await new Storage(maildir, freeBytes / 2).takesPhotos()).toBe(true);
  expect(await new Storage(maildir, freeBytes * 2).takesPhotos()).toBe(false);
});
