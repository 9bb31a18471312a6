import { existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
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

test("a program that takes too long, or is stopped, is ended though it does not want to", async () => {
  const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1e6)";
  await expect(node(stubborn, { timeout: 1000 })).rejects.toThrow(ProgramFailed);
  const stopping = new AbortController();
  const file = path.join(os.tmpdir(), `stubborn-${process.pid}`);
  const tell = `require('fs').writeFileSync(${JSON.stringify(file)}, String(process.pid))`;
  const running = node(`${stubborn}; ${tell}`, { signal: stopping.signal });
  const isThere = setInterval(() => {
    if (existsSync(file)) stopping.abort();
  }, 100);
  await expect(running).rejects.toThrow("aborted");
  clearInterval(isThere);
  expect(() => process.kill(Number(readFileSync(file, "utf8")), 0)).toThrow("ESRCH");
  rmSync(file);
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
