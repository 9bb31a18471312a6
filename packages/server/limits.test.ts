import { EventEmitter } from "node:events";
import type { FastifyInstance } from "fastify";
import { cutSlowBodies, limitConcurrency } from "./limits";

type Hook = (...words: unknown[]) => unknown;

/** The hooks that something adds to a server. */
function hooksOf(add: (app: FastifyInstance) => void): Record<string, Hook> {
  const hooks: Record<string, Hook> = {};
  const addHook = (name: string, hook: Hook) => (hooks[name] = hook);
  add({ addHook } as unknown as FastifyInstance);
  return hooks;
}

describe("a body's least rate", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const RATE = 100;
  const WINDOW = 10_000;
  /** What has to come in a window. */
  const LEAST = 1000;

  /** A request with a body, of which nothing has come. */
  function begin(more: object = {}, pace: object = { rate: RATE, window: WINDOW }) {
    const socket = {
      bytesRead: 500,
      remoteAddress: "192.0.2.1",
      end: jest.fn(),
      destroySoon: jest.fn(),
    };
    const raw = Object.assign(new EventEmitter(), {
      headers: { "content-length": "9000" },
      complete: false,
      socket,
      ...more,
    });
    const done = jest.fn();
    hooksOf((app) => cutSlowBodies(app, pace)).onRequest?.({ raw }, {}, done);
    expect(done).toHaveBeenCalledTimes(1);
    const pass = (bytes: number) => {
      socket.bytesRead += bytes;
      jest.advanceTimersByTime(WINDOW);
    };
    return { raw, socket, pass };
  }

  test("is asked for in each window anew: what came faster before counts no more", () => {
    const { socket, pass } = begin();
    for (const bytes of [LEAST, 20 * LEAST, LEAST]) pass(bytes);
    expect(socket.end).not.toHaveBeenCalled();
    pass(LEAST - 1);
    expect(socket.end.mock.calls).toEqual([
      ["HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n"],
    ]);
    expect(socket.destroySoon).toHaveBeenCalledTimes(1);
  });

  test("is that of a poor mobile connection where nobody says otherwise", () => {
    const { socket } = begin({}, {});
    socket.bytesRead += 240_000;
    jest.advanceTimersByTime(30_000);
    expect(socket.end).not.toHaveBeenCalled();
    socket.bytesRead += 239_999;
    jest.advanceTimersByTime(30_000);
    expect(socket.end).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["without one", { headers: {} }],
    ["of which all has come", { complete: true }],
    ["whose connection has ended", { socket: {} }],
  ])("is not asked of a request %s", (_which, more) => {
    begin(more);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("is asked of one that tells no length", () => {
    begin({ headers: { "transfer-encoding": "chunked" } });
    expect(jest.getTimerCount()).toBe(1);
  });

  test("is asked no more once all has come, or nobody sends", () => {
    const { raw, socket, pass } = begin();
    raw.complete = true;
    pass(0);
    expect(socket.end).not.toHaveBeenCalled();
    expect(jest.getTimerCount()).toBe(0);
    for (const event of ["end", "close"]) {
      begin().raw.emit(event);
      expect(jest.getTimerCount()).toBe(0);
    }
  });
});

describe("requests of one connection", () => {
  /** One request after another over a connection; each goes on when its `done` is called. */
  function connection() {
    const { onRequest } = hooksOf(limitConcurrency);
    const socket = {
      destroyed: false,
      destroy: jest.fn(),
    };
    const ask = () => {
      const answer = Object.assign(new EventEmitter(), {
        writableFinished: false,
      });
      const done = jest.fn();
      onRequest?.({ raw: { socket } }, { raw: answer }, done);
      const end = () => {
        answer.writableFinished = true;
        answer.emit("close");
      };
      return { done, end };
    };
    return { socket, ask };
  }

  test("go on when the one before is answered, and not after the connection has ended", () => {
    const { socket, ask } = connection();
    const [first, second, third] = [ask(), ask(), ask()];
    expect([first, second, third].map(({ done }) => done.mock.calls.length)).toEqual([1, 0, 0]);
    first.end();
    expect(second.done).toHaveBeenCalledTimes(1);
    expect(third.done).not.toHaveBeenCalled();
    socket.destroyed = true;
    second.end();
    expect(third.done).not.toHaveBeenCalled();
  });

  test("may wait, twenty of them; those that were answered do not count", () => {
    const { socket, ask } = connection();
    for (const _round of [1, 2]) {
      const all = Array.from({ length: 21 }, ask);
      expect(socket.destroy).not.toHaveBeenCalled();
      for (const { end } of all) end();
    }
    for (let request = 0; request < 21; request += 1) ask();
    expect(socket.destroy).not.toHaveBeenCalled();
    expect(ask().done).not.toHaveBeenCalled();
    expect(socket.destroy).toHaveBeenCalledTimes(1);
  });
});

describe("requests in work", () => {
  const page = { method: "GET", headers: {} };
  const photos = {
    method: "POST",
    headers: { "content-type": "multipart/form-data; boundary=b" },
  };

  function server() {
    const { preHandler, onSend } = hooksOf(limitConcurrency);
    const ask = async (request: object) => {
      const answer = new EventEmitter();
      const refused: unknown[] = [];
      const note = (...words: unknown[]) => {
        refused.push(...words);
        return reply;
      };
      const reply = { raw: answer, code: note, header: note, send: () => undefined };
      const one = { ...request };
      await preHandler?.(one, reply);
      return {
        refused,
        again: () => preHandler?.(one, reply),
        send: () => new Promise<void>((sent) => void onSend?.(one, reply, "", sent)),
        leave: () => answer.emit("close"),
      };
    };
    return ask;
  }

  test("are five hundred at most; what is answered, and who leaves, makes room", async () => {
    const ask = server();
    const all = await Promise.all(Array.from({ length: 500 }, () => ask(page)));
    expect(all.flatMap(({ refused }) => refused)).toEqual([]);
    expect((await ask(page)).refused).toEqual([503, "retry-after", 5]);
    // Counted once, though a page that is not there is asked for twice.
    await all[0]?.again();
    expect(all[0]?.refused).toEqual([]);
    await all[0]?.send();
    expect((await ask(page)).refused).toEqual([]);
    expect((await ask(page)).refused).not.toEqual([]);
    all[1]?.leave();
    expect((await ask(page)).refused).toEqual([]);
    // Forms with photos have a limit of their own.
    expect((await ask(photos)).refused).toEqual([]);
    expect((await ask({ ...photos, headers: page.headers })).refused).not.toEqual([]);
    expect((await ask({ ...photos, method: "GET" })).refused).not.toEqual([]);
  });
});
