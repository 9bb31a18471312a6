import { act, fireEvent, render, screen } from "@testing-library/react";
import type { PreviewState } from "../../shared/contract";
import { jsonResponse } from "../fake-server.fixture";
import { QuestionsProvider } from "../questions";
import { Preview } from "./preview";

let state: PreviewState;
let isMade: boolean;
/** What the server was asked of the preview. */
let asked: { isWanted?: boolean }[];

beforeEach(() => {
  jest.useFakeTimers();
  state = "starting";
  isMade = true;
  asked = [];
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  window.fetch = (address, options) => {
    if ((address as string).startsWith("/page-data/")) {
      return Promise.resolve(jsonResponse(isMade ? 200 : 404, {}));
    }
    asked.push(JSON.parse(options?.body as string) as { isWanted?: boolean });
    return Promise.resolve(jsonResponse(200, { state }));
  };
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const preview = (page?: string) => (
  <QuestionsProvider>
    <Preview page={page} isNew={page === undefined} onCorrect={() => undefined} />
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

test("an entry that is not saved yet has no page", async () => {
  await show();
  expect(screen.getByText("Strona pokaże się tu po pierwszym zapisie.")).toBeVisible();
});
