import { act, fireEvent, render, screen } from "@testing-library/react";
import type { PreviewState } from "../../shared/contract";
import { completeJsdom, jsonResponse } from "../fake-server.fixture";
import { QuestionsProvider } from "../questions";
import { Preview } from "./preview";

let state: PreviewState;
let isMade: boolean;
/** What the server was asked of the preview. */
let asked: { isWanted?: boolean }[];
/** What the server was asked of a text on the page, and what it answers. */
let located: unknown[];
let found: unknown;
const onCorrect = jest.fn();

/** Tells the room that the page has on the screen. */
let giveRoom: (width: number, height: number) => void;
const disconnected = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  state = "starting";
  isMade = true;
  asked = [];
  located = [];
  onCorrect.mockClear();
  completeJsdom();
  window.innerWidth = 1024;
  window.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      giveRoom = (width, height) =>
        act(() => tell([{ contentRect: { width, height } } as ResizeObserverEntry], this));
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = disconnected;
  };
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  window.fetch = (address, options) => {
    if ((address as string).startsWith("/page-data/")) {
      return Promise.resolve(jsonResponse(isMade ? 200 : 404, {}));
    }
    const request: unknown = JSON.parse(options?.body as string);
    if ((address as string).endsWith("/locate")) {
      located.push(request);
      return Promise.resolve(jsonResponse(200, found));
    }
    asked.push(request as { isWanted?: boolean });
    return Promise.resolve(jsonResponse(200, { state }));
  };
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const preview = (page?: string) => (
  <QuestionsProvider>
    <Preview page={page} isNew={page === undefined} onCorrect={onCorrect} />
  </QuestionsProvider>
);

async function show(page?: string) {
  const shown = render(preview(page));
  await pass(0);
  return shown;
}

test("until the page can be had it is said that the form works, then it is shown", async () => {
  isMade = false;
  await show("/puck");
  expect(screen.getByRole("status")).toHaveTextContent("Podgląd strony się uruchamia");
  expect(screen.getByRole("status")).toHaveTextContent("Formularz już działa");
  expect(screen.queryByTitle("Strona firmy")).toBeNull();
  state = "ready";
  await pass(1_000);
  expect(screen.getByRole("status")).toHaveTextContent("Strona jest przygotowywana…");
  isMade = true;
  await pass(1_000);
  expect(screen.getByTitle("Strona firmy")).toHaveAttribute("src", "/puck");
  // Whoever draws it hears that somebody still looks, and the form that it has died.
  const before = asked.length;
  state = "starting";
  isMade = false;
  await pass(10_000);
  expect(asked.length).toBeGreaterThan(before);
  expect(screen.queryByTitle("Strona firmy")).toBeNull();
});

test.each<[PreviewState, string]>([
  ["starting", "Podgląd strony się uruchamia"],
  ["failed", "Podgląd strony nie działa."],
])("while the preview is %s the published page is shown, and said to be it", async (now, why) => {
  state = now;
  await show("/puck");
  expect(screen.getByRole("status")).toHaveTextContent(`To strona opublikowana, bez`);
  expect(screen.getByRole("status")).toHaveTextContent(why);
  const published = screen.getByTitle("Strona firmy");
  expect(published).toHaveAttribute("src", "/puck");
  state = "ready";
  await pass(10_000);
  expect(screen.queryByRole("status")).toBeNull();
  // The same address, loaded anew.
  expect(screen.getByTitle("Strona firmy")).not.toBe(published);
});

test.each<PreviewState>(["ready", "failed"])(
  "of a page that is %s it is asked now and then, and not once its form is left",
  async (now) => {
    state = now;
    const { unmount } = await show("/puck");
    await pass(9_000);
    expect(asked).toHaveLength(1);
    await pass(1_000);
    expect(asked).toHaveLength(2);
    unmount();
    await pass(60_000);
    expect(asked).toHaveLength(2);
    expect(disconnected).toHaveBeenCalled();
  },
);

test("a page that is looked for while its form is left is asked for no more", async () => {
  const { unmount } = render(preview("/puck"));
  unmount();
  await pass(60_000);
  expect(asked).toHaveLength(1);
});

test("the page is as wide as on the chosen device, and small enough for its room, not larger", async () => {
  state = "ready";
  await show("/puck");
  const { style } = screen.getByTitle("Strona firmy");
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Komputer");
  expect(style.transform).toBe("scale(1)");
  giveRoom(640, 500);
  expect(style).toMatchObject({ width: "1280px", height: "1000px", transform: "scale(0.5)" });
  fireEvent.click(screen.getByRole("button", { name: "Telefon" }));
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Telefon");
  expect(style).toMatchObject({ width: "390px", height: "500px", transform: "scale(1)" });
});

test("on a narrow window the page is a phone's at first", async () => {
  window.innerWidth = 1023;
  await show("/puck");
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Telefon");
});

test("a text of the page is looked for with the page on which it stands; where it is in no form, that is told", async () => {
  state = "ready";
  await show("/puck");
  const frame = screen.getByTitle<HTMLIFrameElement>("Strona firmy");
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = "<p>Tniemy</p>";
  const pathname = "/puck";
  Object.defineProperty(frame, "contentDocument", { value: page });
  Object.defineProperty(frame, "contentWindow", { value: { location: { pathname } } });
  fireEvent.load(frame);
  const correct = async () => {
    page.querySelector("p")?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    page.querySelector("button")?.click();
    await pass(0);
  };
  found = { file: "faq.yaml", path: [0, "answer"] };
  await correct();
  expect(located).toEqual([{ text: "Tniemy", page: pathname }]);
  expect(onCorrect.mock.calls).toEqual([[found, pathname]]);
  found = null;
  await correct();
  expect(screen.getByRole("alertdialog")).toHaveTextContent("Tego tekstu nie ma w żadnym");
  expect(onCorrect).toHaveBeenCalledTimes(1);
});

test("another page is shown once it is made, not before it was looked for", async () => {
  state = "ready";
  const { rerender } = await show("/puck");
  expect(screen.getByTitle("Strona firmy")).toHaveAttribute("src", "/puck");
  rerender(preview("/hel"));
  expect(screen.queryByTitle("Strona firmy")).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("Strona jest przygotowywana…");
  await pass(0);
  expect(screen.getByTitle("Strona firmy")).toHaveAttribute("src", "/hel");
});

test("of what has failed it is said that all else works, and it can be started again", async () => {
  state = "failed";
  isMade = false;
  await show("/puck");
  expect(screen.getByRole("status")).toHaveTextContent("Podgląd strony nie działa.");
  expect(screen.getByRole("status")).toHaveTextContent("publikowanie działają bez niego");
  state = "starting";
  fireEvent.click(screen.getByRole("button", { name: "Uruchom podgląd jeszcze raz" }));
  await pass(0);
  expect(asked.filter(({ isWanted }) => isWanted)).toHaveLength(1);
  expect(screen.getByRole("status")).toHaveTextContent("Podgląd strony się uruchamia");
  // Once: else what fails would be started for ever.
  await pass(3_000);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ isWanted }) => isWanted)).toHaveLength(1);
});

test("a form that is not seen keeps nothing at work", async () => {
  const isHidden = jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  await show("/puck");
  await pass(60_000);
  expect(asked).toEqual([]);
  isHidden.mockReturnValue("visible");
  await pass(1_000);
  expect(asked).toHaveLength(1);
});

test("an entry that is not saved yet has no page, and of one that is not read yet nothing is said", async () => {
  const { rerender } = await show();
  expect(screen.getByText("Strona pokaże się tu po pierwszym zapisie.")).toBeVisible();
  rerender(
    <QuestionsProvider>
      <Preview isNew={false} onCorrect={onCorrect} />
    </QuestionsProvider>,
  );
  expect(screen.queryByRole("status")).toBeNull();
});
