import { type DrawnPages, PreviewProcess } from "./preview-process";

/** A program that runs until it is ended or dies. */
interface Started {
  port: number;
  secret: string;
  isRunning: boolean;
  die: () => void;
}

let started: Started[];
let areDrawn: boolean;
/** Whether a program that is ended goes on for a while. */
let isSlow = false;
let preview: PreviewProcess;
/** The program that was started last. */
const last = () => started.at(-1)!;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  started = [];
  areDrawn = true;
  preview = new PreviewProcess({
    freePort: () => Promise.resolve(4000 + started.length),
    draw: (port, secret) => {
      let die = () => undefined as void;
      const ended = new Promise<void>((resolve) => (die = resolve));
      const program = {
        port,
        secret,
        isRunning: true,
        die: () => {
          program.isRunning = false;
          die();
        },
      };
      started.push(program);
      return { ended, end: () => isSlow || program.die() };
    },
    isDrawn: ({ address }: DrawnPages) =>
      Promise.resolve(areDrawn && address === `http://127.0.0.1:${last().port}`),
  });
});
afterEach(async () => {
  await preview.end();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test("is started by the first look, and ready when pages can be had", async () => {
  areDrawn = false;
  expect(started).toEqual([]);
  expect(preview.look()).toBe("starting");
  await pass(10_000);
  expect(preview.look()).toBe("starting");
  expect(preview.drawn).toBeUndefined();
  areDrawn = true;
  await pass(1_000);
  expect(preview.look()).toBe("ready");
  expect(preview.drawn).toEqual({ address: "http://127.0.0.1:4000", secret: last().secret });
  expect(last().secret.length).toBeGreaterThanOrEqual(32);
  // Nor does another try start what is there.
  expect(preview.look(true)).toBe("ready");
  await pass(1_000);
  expect(started).toHaveLength(1);
});

test("ends when nobody has looked for half an hour, and starts again at the next look", async () => {
  preview.look();
  await pass(29 * MINUTE);
  preview.look();
  await pass(29 * MINUTE);
  expect(last().isRunning).toBe(true);
  await pass(2 * MINUTE);
  expect(last().isRunning).toBe(false);
  expect(preview.drawn).toBeUndefined();
  expect(preview.look()).toBe("starting");
  await pass(1_000);
  expect(preview.look()).toBe("ready");
  expect(started).toHaveLength(2);
});

test("is started again when it dies, and not for ever", async () => {
  preview.look();
  for (const death of [1, 2, 3]) {
    await pass(1_000);
    expect(preview.look()).toBe("ready");
    last().die();
    await pass(0);
    expect(preview.look()).toBe("starting");
    expect(preview.drawn).toBeUndefined();
    expect(started).toHaveLength(death);
    await pass(5_000);
    expect(started).toHaveLength(death + 1);
  }
  await pass(1_000);
  last().die();
  await pass(10 * MINUTE);
  expect(preview.look()).toBe("failed");
  expect(started).toHaveLength(4);
  expect(preview.look(true)).toBe("starting");
  await pass(1_000);
  expect(preview.look()).toBe("ready");
  for (let death = 1; death <= 9 && last().isRunning; death += 1) {
    last().die();
    await pass(10_000);
  }
  expect(preview.look()).toBe("failed");
  expect(started).toHaveLength(8);
});

test("ended after it has died, it stays ended", async () => {
  preview.look();
  await pass(1_000);
  last().die();
  await pass(0);
  await preview.end();
  await pass(MINUTE);
  expect(started).toHaveLength(1);
});

test("starts again only when what was ended has let go of its files", async () => {
  isSlow = true;
  preview.look();
  await pass(31 * MINUTE);
  expect(preview.look()).toBe("starting");
  await pass(MINUTE);
  expect(started).toHaveLength(1);
  last().die();
  await pass(1_000);
  expect(preview.look()).toBe("ready");
  expect(started).toHaveLength(2);
  isSlow = false;
});

test("has ended when what was drawing has", async () => {
  preview.look();
  await pass(1_000);
  isSlow = true;
  let hasEnded = false;
  const ending = preview.end().then(() => (hasEnded = true));
  await pass(MINUTE);
  expect(hasEnded).toBe(false);
  last().die();
  isSlow = false;
  await ending;
});

test("what can't even be started has failed, until it is asked for again", async () => {
  const draw = jest.fn();
  const freePort = jest.fn(() => Promise.reject<number>(new Error("no port")));
  const other = new PreviewProcess({ freePort, draw, isDrawn: () => Promise.resolve(false) });
  other.look();
  await pass(0);
  expect([other.look(), other.drawn]).toEqual(["failed", undefined]);
  expect(console.error).toHaveBeenCalledTimes(1);
  expect(other.look(true)).toBe("starting");
  await pass(0);
  expect(other.look()).toBe("failed");
  expect([freePort.mock.calls.length, draw.mock.calls.length]).toEqual([2, 0]);
  await other.end();
});

test("what never draws a page counts as dead", async () => {
  areDrawn = false;
  preview.look();
  for (let minute = 0; minute < 90; minute += 1) {
    await pass(MINUTE);
    preview.look();
  }
  expect(preview.look()).toBe("failed");
  expect(started).toHaveLength(4);
});

test("ended while it starts, it stays ended", async () => {
  preview.look();
  await preview.end();
  await pass(MINUTE);
  expect(started.filter(({ isRunning }) => isRunning)).toEqual([]);
});
