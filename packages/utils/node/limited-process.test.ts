import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { LimitExceeded, runLimited } from "./limited-process";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "limited-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Bytes that are no text. */
const INPUT = Buffer.from([0x61, 0xff]);

const LIMITS = { megabytes: 100, seconds: 60, answer: 1000 };

/** What becomes of a program. */
function run(text: string, limits = LIMITS, args: string[] = []) {
  const program = path.join(folder, "program.ts");
  writeFileSync(program, text);
  return runLimited(program, INPUT, limits, args);
}

test("a program answers what it makes of its input, wherever the caller was started", async () => {
  const start = process.cwd();
  process.chdir(folder);
  try {
    const answer = await run(
      `process.stdin.on("data", (data: Buffer) => process.stdout.write(Buffer.concat([data, Buffer.from(process.argv.at(-1)!)])));`,
      LIMITS,
      ["c"],
    );
    expect(answer).toEqual(Buffer.concat([INPUT, Buffer.from("c")]));
  } finally {
    process.chdir(start);
  }
});

test("memory has an end, also that of typed arrays and while the program never pauses", async () => {
  const filling = `const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1));`;
  await expect(run(filling)).rejects.toEqual(new LimitExceeded("memory"));
});

test("the memory that Node itself takes is not counted", async () => {
  // While it holds this, it is looked at some times.
  const holding = `const held = new Uint8Array(60e6).fill(1);
    setTimeout(() => process.stdout.write(String(held.length)), 100);`;
  expect((await run(holding)).toString()).toBe("60000000");
});

test("time has an end", async () => {
  const limits = { ...LIMITS, seconds: 1 };
  // Ends by no signal but the last one, and in the end by itself.
  const busy = `process.on("SIGTERM", () => undefined);
    for (const start = Date.now(); Date.now() - start < 30_000; );`;
  await expect(run(busy, limits)).rejects.toEqual(new LimitExceeded("time"));
});

test("an answer has an end", async () => {
  const answering = (bytes: number) => run(`process.stdout.write("a".repeat(${bytes}));`);
  expect(await answering(LIMITS.answer)).toHaveLength(LIMITS.answer);
  await expect(answering(LIMITS.answer + 1)).rejects.toThrow();
});

test("an error of the program is no limit", async () => {
  const failed = await run("process.exit(2)").catch((error: unknown) => error);
  expect(failed).toMatchObject({ code: 2 });
  expect(failed).not.toBeInstanceOf(LimitExceeded);
});
