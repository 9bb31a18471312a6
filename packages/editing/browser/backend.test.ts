/** @jest-environment jsdom */
import { type Backends, registerBackend } from "./backend";

type Request = (payload: { action: string; params: object }) => Promise<unknown>;

/** Asks the server through the registered backend. */
let request: Request;
/** What was sent, and how the server answers it. */
let sent: { action: string; params: { base?: string } }[];
let answer: (signal: AbortSignal) => Promise<object>;

const reply =
  (body: object, status = 200) =>
  () =>
    Promise.resolve({ status, ok: status === 200, json: () => Promise.resolve(body) });

const isInert = () => document.getElementById("nc-root")?.hasAttribute("inert");
const settled = (one: Promise<unknown>) => one.catch(() => undefined);
const entry = (options = {}) => ({
  action: "persistEntry",
  params: { dataFiles: [{ path: "towns/hel.yaml" }], options },
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="nc-root"></div>';
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  sent = [];
  window.fetch = jest.fn((_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    sent.push(JSON.parse(body) as (typeof sent)[number]);
    return answer(signal);
  }) as unknown as typeof window.fetch;
  // What Decap asks its own backend is answered by ours.
  const proxy = {} as { request: Request };
  const backends = {
    getBackend: () => ({ init: () => proxy }),
    registerBackend: (_: string, Ours: new (config: object, options: object) => object) =>
      new Ours({}, {}),
  } as unknown as Backends;
  const nothing = () => undefined;
  registerBackend(backends, "content", { moved: nothing, newer: nothing, saved: nothing });
  request = (payload) => proxy.request(payload);
});

afterEach(() => jest.useRealTimers());

test.each([
  ["was done", reply({})],
  ["was refused", reply({ complaints: [] }, 422)],
  ["broke", reply({ error: "x" }, 500)],
  ["met no server", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["got no words", () => Promise.resolve({ status: 200, json: () => Promise.reject(new Error()) })],
])("after a save that %s everything can be typed again", async (_, given) => {
  answer = given;
  const done = settled(request(entry()));
  expect(isInert()).toBe(true);
  await done;
  expect(isInert()).toBe(false);
});

test("a save that is never answered ends", async () => {
  answer = (signal) =>
    new Promise((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("aborted"))),
    );
  const done = settled(request(entry()));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isInert()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  await done;
  expect(isInert()).toBe(false);
  expect(document.body.textContent).toContain("Redakcja nie odpowiada.");
});

test("a new entry that Decap does not go to can be typed in again", async () => {
  answer = reply({});
  await request(entry({ newEntry: true }));
  expect(isInert()).toBe(true);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(isInert()).toBe(false);
});

test("a delete names the version that was seen last, a save only one that the page saved itself", async () => {
  const base = () => sent.at(-1)?.params.base;
  const path = "towns/hel.yaml";
  answer = reply({ text: "one" });
  await request({ action: "getEntry", params: { path } });
  await request({ action: "deleteFiles", params: { paths: [path] } });
  expect(base()).toBe("one");
  answer = reply({ saved: [path], text: "two" });
  await request({ action: "getEntry", params: { path } });
  await request(entry());
  expect(base()).toBeUndefined();
  await request(entry());
  expect(base()).toBe("two");
  await request({ action: "deleteFiles", params: { paths: [path] } });
  expect(base()).toBe("two");
});
