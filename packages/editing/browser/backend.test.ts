/** @jest-environment jsdom */
import type { ChangeRequest, SaveRequest } from "../editing-api";
import { type Backends, contentMethods, registerBackend } from "./backend";

const place = "towns/hel.yaml";

/** What was sent, and how the server answers it. */
let sent: Partial<SaveRequest & ChangeRequest>[];
let answer: (signal?: AbortSignal) => Promise<object>;
let decap: ReturnType<typeof contentMethods>;
let happened: string[];

const reply =
  (body: object, status = 200) =>
  () =>
    Promise.resolve({ status, json: () => Promise.resolve(body) });

const isInert = () => document.getElementById("nc-root")?.hasAttribute("inert");
const settled = (one: Promise<unknown>) => one.catch(() => undefined);
const save = (options = {}) =>
  decap.persistEntry({ dataFiles: [{ path: place, raw: "" }], assets: [] }, options);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="nc-root"></div>';
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  sent = [];
  window.fetch = jest.fn((_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    sent.push(JSON.parse(body || "{}") as (typeof sent)[number]);
    return answer(signal);
  }) as unknown as typeof window.fetch;
  happened = [];
  decap = contentMethods({
    moved: (to) => happened.push(to),
    newer: () => happened.push("newer"),
    saved: () => happened.push("saved"),
  });
});

afterEach(() => jest.useRealTimers());

test("Decap's own way over a server is answered by these", () => {
  const nothing = () => undefined;
  let made: object = {};
  const backends: Backends = {
    getBackend: () => ({ init: () => ({ getEntry: nothing, authComponent: nothing }) }),
    registerBackend: (_, Ours) => (made = new Ours({}, {})),
  };
  registerBackend(backends, "content", { moved: nothing, newer: nothing, saved: nothing });
  expect(made).toMatchObject({ authComponent: nothing, getMedia: expect.any(Function) as unknown });
  expect(made).not.toMatchObject({ getEntry: nothing });
});

test("what is read is what Decap asks for", async () => {
  const entry = (path: string) => ({ data: "", text: "", file: { path, id: path } });
  answer = reply(["towns/hel.yaml", "towns/a/b.yaml", "faq.yaml"].map(entry));
  expect(await decap.entriesByFolder("towns")).toEqual([entry("towns/hel.yaml")]);
  expect(await decap.entriesByFiles([{ path: "faq.yaml" }])).toEqual([entry("faq.yaml")]);
  expect(await decap.getEntry(place)).toEqual(entry(place));
  await expect(decap.getEntry("towns/x.yaml")).rejects.toThrow("Nie ma takiej pozycji.");
  answer = reply(["photos/ą.jpg", "photos/b/c.jpg"]);
  const [photo, ...others] = await decap.getMedia();
  expect(photo).toMatchObject({ name: "ą.jpg", url: "/photos/%C4%85.jpg" });
  expect(others).toEqual([]);
  expect(await decap.getMediaFile("photos/ą.jpg")).toEqual(photo);
  await expect(decap.getMediaFile("galleries/photos/ą.jpg")).rejects.toThrow();
});

test.each([
  ["was done", reply({ path: place })],
  ["was refused", reply({ complaints: [] }, 422)],
  ["broke", reply({ error: "x" }, 500)],
  ["met no server", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["got no words", () => Promise.resolve({ status: 200, json: () => Promise.reject(new Error()) })],
])("after a save that %s everything can be typed again", async (_, given) => {
  answer = given;
  const done = settled(save());
  expect(isInert()).toBe(true);
  await done;
  expect(isInert()).toBe(false);
});

test("the focus is where something was typed last, also after the menu that saves is gone", async () => {
  document.body.innerHTML = '<div id="nc-root"><input id="typed" /><input id="passed" /></div>';
  document.getElementById("typed")?.dispatchEvent(new Event("input", { bubbles: true }));
  document.getElementById("passed")?.focus();
  answer = reply({ path: place });
  await save();
  expect(document.activeElement?.id).toBe("typed");
});

test("a save that is never answered ends", async () => {
  answer = (signal) =>
    new Promise((_, reject) => {
      signal?.addEventListener("abort", () => reject(new Error()));
    });
  const done = settled(save());
  await jest.advanceTimersByTimeAsync(30_000);
  expect(isInert()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  await done;
  expect(isInert()).toBe(false);
  expect(document.body.textContent).toContain("Redakcja nie odpowiada.");
});

test.each([
  ["once Decap has gone to its address", () => window.dispatchEvent(new Event("hashchange"))],
  ["where Decap does not go there", () => jest.advanceTimersByTime(10_000)],
])("a new entry can be typed in again, and the page looks for new choices, %s", async (_, go) => {
  answer = reply({ path: place });
  await save({ newEntry: true });
  expect(sent).toMatchObject([{ isNew: true }]);
  expect([isInert(), happened]).toEqual([true, []]);
  go();
  expect([isInert(), happened]).toEqual([false, ["saved"]]);
  jest.advanceTimersByTime(10_000);
  expect(happened).toEqual(["saved"]);
});

test("a delete names the version that was seen last, a save only one that the page saved itself", async () => {
  const base = () => sent.at(-1)?.base;
  const load = async (text: string) => {
    answer = reply([{ file: { path: place }, text }]);
    await decap.getEntry(place);
  };
  await load("one");
  answer = reply({});
  await decap.deleteFiles([place]);
  expect(base()).toBe("one");
  await load("one");
  answer = reply({ path: place, text: "two" });
  await save();
  expect(base()).toBeUndefined();
  await save();
  expect(base()).toBe("two");
  await decap.deleteFiles([place]);
  expect(base()).toBe("two");
  await load("three");
  answer = reply({ path: place, text: "four" });
  await save();
  expect(base()).toBeUndefined();
});

test("the page is told what became of an entry", async () => {
  answer = reply({ path: place, text: "" });
  await save();
  answer = reply({ path: place, text: "", isNewer: true });
  await save();
  answer = reply({ path: "towns/reda.yaml", text: "" });
  await save();
  expect(happened).toEqual(["saved", "newer", "towns/reda.yaml"]);
});
