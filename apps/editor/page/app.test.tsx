import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { App } from "./app";
import { completeJsdom, jsonResponse } from "./fake-server.fixture";
import { LOGGED_OUT } from "./logged-out";
import { goTo, type Route } from "./route";

beforeEach(() => {
  completeJsdom();
  window.location.hash = "";
  const answers: Record<string, unknown> = {
    overview: { groups: [], waiting: 0 },
    "publishing-state": { author: { name: "Anna" }, waiting: [], past: [] },
  };
  window.fetch = (address) =>
    Promise.resolve(
      jsonResponse(200, answers[(address as string).slice("/admin/api/".length)] ?? []),
    );
});

test("whoever loses the line before the first form reads it, and can try again", async () => {
  jest.mock("./entry-view", () => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  render(<App />);
  act(() => goTo({ view: "entry", file: "company.yaml" }));
  expect(await screen.findByRole("status")).toHaveTextContent("Wczytuję…");
  expect(await screen.findByRole("alert")).toHaveTextContent("Redakcja nie odpowiada.");
  expect(screen.getByRole("button", { name: "Wczytaj jeszcze raz" })).toBeVisible();
});

test("the page is drawn in its place; one that a browser has kept is hidden, and loaded anew", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "redakcja";
  await act(async () => void (await import("./start")));
  expect(place.querySelector("h1")).toHaveTextContent("Co chcesz zmienić?");
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  show(false);
  expect(document.body.hidden).toBe(false);
  // jsdom loads nothing, and says so.
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  show(true);
  expect(document.body.hidden).toBe(true);
  expect(String(logged.mock.calls[0]?.[0])).toContain("navigation");
  logged.mockRestore();
  document.body.hidden = false;
  // It ends with the session, whatever tab ends that.
  new BroadcastChannel(LOGGED_OUT).postMessage("");
  await waitFor(() => expect(place).toHaveTextContent("Wylogowano w innej karcie."));
  place.remove();
});

test("each view names the window, and is told among the links", async () => {
  render(<App />);
  const views: [Route, string][] = [
    [{ view: "photos" }, "Zdjęcia – Redakcja"],
    [{ view: "files" }, "Pliki – Redakcja"],
    [{ view: "publish" }, "Opublikuj – Redakcja"],
    [{ view: "start" }, "Start – Redakcja"],
  ];
  for (const [route, title] of views) {
    act(() => goTo(route));
    await waitFor(() => expect(document.title).toBe(title));
    const current = screen.getByRole("link", { current: "page" });
    expect(`${current.textContent} – Redakcja`).toBe(title);
  }
});

test("whoever searches keeps the focus, and another address shows its own words", async () => {
  render(<App />);
  const field = () => screen.getByRole("searchbox");
  await userEvent.type(field(), " trawa {Enter}");
  expect(window.location.hash).toBe("#?view=start&words=trawa");
  await screen.findByText(/^Nigdzie nie ma „trawa”/);
  expect(field()).toHaveFocus();
  act(() => goTo({ view: "start" }));
  await waitFor(() => expect(field()).toHaveValue(""));
  await userEvent.type(field(), " {Enter}");
  expect(window.location.hash).toBe("#?view=start");
});

test("whoever leaves a view while a file is sent sees that it waits, and finds the question there", async () => {
  const others = window.fetch.bind(window);
  const answers: object[] = [{ kind: "untitled" }];
  let answer = (): void => undefined;
  window.fetch = (address, init) =>
    (address as string).includes("/add-pdf")
      ? new Promise((resolve) => {
          answer = () => resolve(jsonResponse(200, answers.pop() ?? { kind: "added", pdf: {} }));
        })
      : others(address, init);
  render(<App />);
  act(() => goTo({ view: "files" }));
  const field = await screen.findByLabelText("Dodaj plik PDF");
  await userEvent.upload(field, new File(["%PDF-"], "umowa.pdf"));
  act(() => goTo({ view: "start" }));
  await waitFor(() => expect(screen.queryByText("umowa.pdf")).toBeNull());
  act(() => answer());
  await userEvent.click(await screen.findByRole("link", { name: "Pliki (1)" }));
  await userEvent.type(await screen.findByLabelText("Tytuł pliku"), "Umowa{Enter}");
  act(() => answer());
  await screen.findByText("dodano");
  // What is settled and was seen is not shown for ever.
  act(() => goTo({ view: "start" }));
  await waitFor(() => expect(screen.queryByText("dodano")).toBeNull());
  act(() => goTo({ view: "files" }));
  await screen.findByLabelText("Dodaj plik PDF");
  expect(screen.queryByText("umowa.pdf")).toBeNull();
});
