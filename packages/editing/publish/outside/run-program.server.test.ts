import os from "node:os";
import { outsideOfDevelop, ProgramFailed, runProgram } from "./run-program";

const node = (script: string, more: object = {}) =>
  runProgram(process.execPath, ["-e", script], { cwd: os.tmpdir(), ...more });

test("a program gets its arguments as they are, and what it reads", async () => {
  const words = ["$(id)", "; ls", "„Łąka” 'i' \"dom\""];
  const script = "process.stdout.write(JSON.stringify(process.argv.slice(1)))";
  expect(
    JSON.parse(await runProgram(process.execPath, ["-e", script, ...words], { cwd: os.tmpdir() })),
  ).toEqual(words);
  expect(await node("process.stdin.pipe(process.stdout)", { input: "żółw" })).toBe("żółw");
});

test("a program that fails, or is not there, says what it printed", async () => {
  const failed = node("console.log('tak'); console.error('nie'); process.exitCode = 2");
  await expect(failed).rejects.toThrow(ProgramFailed);
  await expect(failed).rejects.toThrow(/tak\n[^]*nie/);
  await expect(runProgram("no-such-program", [], { cwd: os.tmpdir() })).rejects.toThrow(/ENOENT/);
});

test("of progress that is written over a failure tells the end", async () => {
  const script = "process.stderr.write('10%\\r90%\\rdone\\r\\nfatal'); process.exitCode = 1";
  await expect(node(script)).rejects.toMatchObject({ output: "done\r\nfatal" });
});

test("a program may take its time as long as it says something", async () => {
  const slow =
    "setInterval(() => console.error('trwa'), 200).unref(); setTimeout(() => console.log('tak'), 4000)";
  expect(await node(slow, { silence: 2500 })).toBe("tak\n");
});

test("a program that is silent too long is ended with all that it started, and has no terminal", async () => {
  const child =
    "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'inherit' })";
  await expect(node(`${child}; setInterval(() => {}, 1e6)`, { silence: 500 })).rejects.toThrow(
    ProgramFailed,
  );
  await expect(node("require('fs').openSync('/dev/tty')")).rejects.toThrow(/ENXIO|ENOENT/);
});

test("a program is ended by a signal with all that it started", async () => {
  const stopping = new AbortController();
  const child =
    "require('child_process').spawn(process.execPath, ['-e', 'process.on(\\'SIGTERM\\', () => {}); setInterval(() => {}, 1e6)'], { stdio: 'inherit' })";
  const running = node(`${child}; setInterval(() => {}, 1e6)`, { signal: stopping.signal });
  setTimeout(() => stopping.abort(), 500);
  // Its output is closed only when the last of them is gone.
  await expect(running).rejects.toThrow("aborted");
  await expect(node("", { signal: stopping.signal })).rejects.toThrow("aborted");
});

test("a build does not think that it is part of develop", () => {
  const own = { NODE_ENV: "development", gatsby_executing_command: "develop", GATSBY_SLICES: "1" };
  expect(outsideOfDevelop({ ...own, SITE_URL: "https://a.example", PATH: "/bin" })).toEqual({
    SITE_URL: "https://a.example",
    PATH: "/bin",
    GATSBY_TELEMETRY_DISABLED: "1",
  });
});
