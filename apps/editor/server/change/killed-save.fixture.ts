import fs from "node:fs";
import { finishChange, writeChange } from "./write-change";

/**
 * A program that makes a change, or finishes a former one, and kills itself after so many writes to the disk:
 * `save|finish <content folder> <work folder> <change as JSON> <writes>`.
 */
const [mode, folder = "", work = "", change = "", writes = ""] = process.argv.slice(2);

let left = Number(writes);
const names = ["copyFileSync", "mkdirSync", "renameSync", "rmSync", "writeFileSync"] as const;
for (const name of names) {
  const write = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      const result = write(...args);
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return result;
    },
  });
}

if (mode === "finish") finishChange(folder, work);
else {
  const { write, remove } = JSON.parse(fs.readFileSync(change, "utf8")) as {
    write: [string, string][];
    remove: string[];
  };
  writeChange(folder, work, { write: new Map(write), remove });
}
