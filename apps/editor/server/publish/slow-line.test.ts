import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { Repository } from "./repository";

const MINUTES = 60_000;

test.each([
  ["sent", (repository: Repository) => repository.push({ name: "origin", branch: "main" })],
  ["fetched", (repository: Repository) => repository.fetch({ name: "origin", branch: "main" })],
])("photos that are %s over a slow line have minutes", (_, work) => {
  jest.useFakeTimers();
  const kill = jest.fn();
  const stdin = Object.assign(new EventEmitter(), { end: jest.fn() });
  const silent = { kill, stdin } as unknown as ReturnType<typeof childProcess.execFile>;
  jest.spyOn(childProcess, "execFile").mockReturnValue(silent);
  void work(new Repository("/nowhere", "/nowhere/worktree"));
  jest.advanceTimersByTime(5 * MINUTES);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * MINUTES);
  expect(kill).toHaveBeenCalled();
  jest.useRealTimers();
});
