import childProcess from "node:child_process";
import { EventEmitter } from "node:events";
import { runGit, TRANSFER } from "./git";

const MINUTE = 60_000;

/** A git that never ends by itself. */
function startSilentGit() {
  const kill = jest.fn();
  const stdin = Object.assign(new EventEmitter(), { end: jest.fn() });
  const git = { kill, stdin } as unknown as ReturnType<typeof childProcess.execFile>;
  jest.spyOn(childProcess, "execFile").mockReturnValue(git);
  return kill;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test("a git that sends photos over a slow line has minutes, and time to remove its locks", () => {
  const kill = startSilentGit();
  void runGit("/nowhere", ["push"], { timeout: TRANSFER });
  jest.advanceTimersByTime(5 * MINUTE);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * MINUTE);
  expect(kill.mock.calls).toEqual([[], ["SIGKILL"]]);
});

test("a git at work on this machine alone has a minute", () => {
  const kill = startSilentGit();
  void runGit("/nowhere", ["status"]);
  jest.advanceTimersByTime(MINUTE / 2);
  expect(kill).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(kill).toHaveBeenCalled();
});
