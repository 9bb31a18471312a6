/** @jest-environment jsdom */
import { publishPage } from "../page/publish-page";
import type { PublisherState } from "../publisher";

const STATE: PublisherState = {
  changes: [{ thing: "Pytanie 1", field: "", kind: "added", file: "faq.yaml" }],
  author: { name: "Anna Żuraw", email: "anna@example.com" },
  isPushed: false,
  isPublic: true,
  isRunning: false,
  canStop: false,
  isPrepared: false,
  said: "",
  steps: [],
  failure: undefined,
  pictures: [],
  others: [],
};

/** What the server answers; nothing while it is not there. */
let state: PublisherState | undefined;
/** What it was asked for, and what was sent. */
let asked: [string, unknown][];

/** Looks at the page again; only the script that was loaded last hears it. */
let focus: () => void;

const text = () => document.body.textContent?.replace(/\s+/g, " ");
const alerts = () =>
  [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent).join();
const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const button = (id: string) => document.querySelector<HTMLElement>(`button#${id}`);

async function look() {
  focus();
  await passes(0);
}

async function press(id: string) {
  button(id)?.click();
  await passes(0);
}

async function open(first: PublisherState) {
  jest.resetModules();
  state = first;
  const { body } = new DOMParser().parseFromString(publishPage(first), "text/html");
  document.body.innerHTML = body.innerHTML;
  await import("./start");
  await passes(0);
  asked = [];
}

beforeEach(async () => {
  jest.useFakeTimers();
  window.addEventListener = (_: string, listener: unknown) => (focus = listener as () => void);
  // Each script would hear the clicks for those that were loaded after it.
  document.addEventListener = (name: string, listener: unknown) => {
    if (name === "click") document.onclick = listener as typeof document.onclick;
  };
  Element.prototype.scrollIntoView = jest.fn();
  asked = [];
  window.fetch = jest.fn((address: string, { body }: RequestInit) => {
    asked.push([address.replace("/admin/api/publish/", ""), body]);
    if (!state) return Promise.reject(new TypeError("Failed to fetch"));
    const answer = { page: publishPage(state), isRunning: state.isRunning, isRefused: false };
    return Promise.resolve({ status: 200, json: () => Promise.resolve(answer) });
  }) as unknown as typeof window.fetch;
  await open(STATE);
});

afterEach(() => jest.useRealTimers());

test("what is pressed is begun, with who commits where that has to be asked", async () => {
  await press("prepare");
  expect(asked).toEqual([["prepare", "{}"]]);
  await open({ ...STATE, author: undefined });
  await press("prepare");
  expect(asked).toEqual([]);
  document.querySelector<HTMLInputElement>("#name")!.value = "Jan Grab";
  document.querySelector<HTMLInputElement>("#email")!.value = "jan@example.com";
  await look();
  await press("prepare");
  expect(asked.at(-1)).toEqual(["prepare", '{"name":"Jan Grab","email":"jan@example.com"}']);
});

test("nothing is thrown away or taken back unasked", async () => {
  HTMLDialogElement.prototype.showModal = jest.fn();
  document.querySelector<HTMLElement>('[data-action="discard"]')?.click();
  const dialog = document.querySelector("dialog");
  expect(dialog?.textContent).toMatch(/Odrzucić zapisane zmiany.*Pytanie 1/);
  dialog!.returnValue = "yes";
  dialog?.dispatchEvent(new Event("close"));
  await passes(0);
  expect(asked).toEqual([["discard", "faq.yaml"]]);
});

test("while it prepares seconds count beside those of last time, and it can be stopped", async () => {
  const step = { name: "build", label: "Zbudowanie strony", state: "running" } as const;
  const steps = [{ ...step, began: Date.now(), usual: 75_000 }];
  await open({ ...STATE, isRunning: true, canStop: true, steps });
  const stop = button("stop");
  stop?.focus();
  await passes(3000);
  expect(text()).toContain("trwa (3 s, ostatnio 1 min 15 s)");
  expect(document.activeElement).toBe(stop);
  const said = "Przerwano. Nic się nie zmieniło.";
  state = { ...STATE, said, steps: [{ ...step, state: "stopped" }] };
  await press("stop");
  expect(text()).toContain("Przerwano. Nic się nie zmieniło.");
  asked = [];
  await press("stop");
  expect(asked).toEqual([]);
});

test("a server that is gone is told until it is back", async () => {
  state = undefined;
  await look();
  expect(alerts()).toContain("Redakcja nie odpowiada.");
  expect(text()).toContain("Nie udało się odświeżyć tej strony.");
  state = STATE;
  await passes(10_000);
  expect(alerts()).toBe("");
  expect(text()).toContain("Są zmiany do opublikowania.");
});

test("a word that may be good can be taken for good, and stays so", async () => {
  const complaints = [{ problem: "Nieznane słowo „Xyz”.", remedy: "Popraw.", word: "Xyz" }];
  await open({ ...STATE, failure: { complaints } });
  document.querySelector<HTMLElement>(".own-word")?.click();
  await passes(0);
  expect(asked).toEqual([["/admin/api/word", "Xyz"]]);
  await look();
  expect(alerts()).toContain("jest już w słowniku");
});

test("what was written is text, whatever it looks like", async () => {
  const written = '<img src="x" onerror="alert(1)">';
  const change = { thing: written, field: written, kind: "changed", before: "", after: written };
  await open({ ...STATE, said: written, changes: [{ ...change, kind: "changed", file: '"><b>' }] });
  expect(document.querySelector("main img, main b")).toBeNull();
  expect(text()).toContain(written);
});
