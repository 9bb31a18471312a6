/** @jest-environment jsdom */
import { PUBLISH_PAGE } from "../publish-page";
import type { PublisherState } from "../publisher-state";

const STATE: PublisherState = {
  hasRepository: true,
  changes: [{ thing: "Pytanie 1", field: "", kind: "added", file: "faq.yaml" }],
  author: { name: "Anna Żuraw", email: "anna@example.com" },
  isPushed: false,
  isPublic: true,
  isRunning: false,
  canStop: false,
  isPrepared: false,
  said: "",
  steps: [],
  pictures: [],
  others: [],
};

/** What the server answers; nothing while it is not there. */
let answers: { state?: object; prepare?: object; stop?: object };
/** What it was asked for. */
let asked: string[];

/** Looks at the page again; only the script that was loaded last hears it. */
let focus: () => void;

const reply = (status: number, body: object) => ({
  ok: status === 200,
  status,
  json: () => Promise.resolve(body),
});
const alerts = () =>
  [...document.querySelectorAll('[role="alert"]')].map((alert) => alert.textContent).join();
const passes = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

async function look() {
  focus();
  await passes(0);
}

async function press() {
  document.forms[0]?.dispatchEvent(new Event("submit", { cancelable: true }));
  await passes(0);
}

async function open() {
  jest.resetModules();
  const { body } = new DOMParser().parseFromString(PUBLISH_PAGE, "text/html");
  document.body.innerHTML = body.innerHTML;
  await import("./start");
  await passes(0);
}

beforeEach(async () => {
  jest.useFakeTimers();
  window.addEventListener = (_: string, listener: unknown) => (focus = listener as () => void);
  Element.prototype.scrollIntoView = jest.fn();
  answers = { state: reply(200, STATE) };
  asked = [];
  window.fetch = jest.fn((address: string) => {
    const name = address.split("/").at(-1) as keyof typeof answers;
    asked.push(name);
    const answer = answers[name];
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("Failed to fetch"));
  }) as unknown as typeof window.fetch;
  await open();
});

afterEach(() => jest.useRealTimers());

test("nothing is begun before it is known what there is", async () => {
  const { state } = answers;
  delete answers.state;
  await open();
  await press();
  expect(asked).not.toContain("prepare");
  Object.assign(answers, { state, prepare: state });
  await look();
  await press();
  expect(asked).toContain("prepare");
});

test("a refusal stays until something is begun", async () => {
  answers.prepare = reply(422, { complaints: [{ problem: "Brakuje imienia.", remedy: "Wpisz." }] });
  await press();
  expect(alerts()).toContain("Brakuje imienia.");
  expect(document.body.textContent).toContain("Nie zaczęto.");
  await passes(10_000);
  await look();
  expect(alerts()).toContain("Brakuje imienia.");
  answers.prepare = reply(200, STATE);
  await press();
  expect(alerts()).toBe("");
});

test("while it prepares seconds count beside those of last time, and it can be stopped", async () => {
  const step = { name: "build", label: "Zbudowanie strony", state: "running" } as const;
  const running = { ...STATE, isRunning: true, canStop: true };
  const steps = [{ ...step, began: Date.now(), usual: 75_000 }];
  answers.state = reply(200, { ...running, steps });
  await look();
  await passes(3000);
  expect(document.body.textContent).toContain("trwa (3 s, ostatnio 1 min 15 s)");
  const said = "Przerwano. Nic się nie zmieniło.";
  const after = { ...STATE, said, steps: [{ ...step, state: "stopped" }] };
  answers.stop = reply(200, after);
  document.getElementById("stop")?.click();
  await passes(0);
  expect(document.body.textContent).toContain("Przerwano. Nic się nie zmieniło.");
  asked = [];
  document.getElementById("stop")?.click();
  expect(asked).toEqual([]);
});

test("a server that is gone is told until it is back, and not as something that was not begun", async () => {
  delete answers.state;
  await look();
  expect(document.body.textContent).toContain("Redakcja nie odpowiada.");
  expect(document.body.textContent).not.toContain("Nie zaczęto.");
  answers.state = reply(200, STATE);
  await passes(10_000);
  expect(alerts()).toBe("");
  expect(document.body.textContent).toContain("Są zmiany do opublikowania.");
});

test("a server that fails is not taken for one that is gone", async () => {
  answers.state = reply(500, { error: "fatal: index file smaller than expected" });
  await look();
  expect(alerts()).toContain("fatal: index file smaller than expected");
  expect(alerts()).not.toContain("nie odpowiada");
  answers.prepare = answers.state;
  await press();
  answers.state = reply(200, STATE);
  await passes(10_000);
  expect(alerts()).toContain("fatal: index file");
  expect(document.body.textContent).toContain("Nie zaczęto.");
});
