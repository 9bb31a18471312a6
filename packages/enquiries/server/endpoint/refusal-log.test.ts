import type { FastifyBaseLogger } from "fastify";
import { MINUTE } from "@typed-site/utils";
import { RefusalLog } from "./refusal-log";

const info = jest.fn();
const fresh = () => new RefusalLog({ info } as unknown as FastifyBaseLogger);

beforeEach(() => {
  info.mockClear();
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

test("each kind is told once a minute, all others are counted at its end", () => {
  const log = fresh();
  const tell = jest.fn();
  for (const kind of ["a", "b", "a", "b", "a"]) log.note(kind === "a" ? 422 : 413, kind, tell);
  expect(tell).toHaveBeenCalledTimes(2);
  // One end for all of them, from the first one on.
  expect(jest.getTimerCount()).toBe(1);
  jest.advanceTimersByTime(MINUTE - 1);
  expect(info).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(info.mock.calls).toEqual([[{ refused: { 422: 2, 413: 1 } }, expect.any(String)]]);
  log.note(422, "a", tell);
  expect(tell).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(MINUTE);
  expect(info).toHaveBeenCalledTimes(1);
});

test("a bot that invents kinds fills the journal with no more than fifty", () => {
  const log = fresh();
  const tell = jest.fn();
  for (let kind = 0; kind < 60; kind++) log.note(422, `${kind}`, tell);
  log.end();
  expect(tell).toHaveBeenCalledTimes(50);
  expect(info.mock.calls).toEqual([[{ refused: { 422: 10 } }, expect.any(String)]]);
});
