import { act, render, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CONTENT_CHANGED } from "./ask-server";
import { keepDraft, unsavedForms } from "./entry/drafts";
import { useLeaveQuestion } from "./entry/use-leave-question";
import { completeJsdom, fakeServer } from "./fake-server.fixture";
import { Header } from "./header";
import { endWhenLoggedOut } from "./logged-out";
import { QuestionsProvider } from "./questions";
import { KEPT_FILES } from "./send-files/kept-files";

beforeEach(() => {
  completeJsdom();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** Whether the browser asks before the page is left. */
function isAskedToStay(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const showHeader = () =>
  render(
    <QuestionsProvider>
      <Header view="photos" />
    </QuestionsProvider>,
  );

test("what waits is counted anew when the content has changed, and nobody who leaves is asked", async () => {
  fakeServer([0, 1].map((waiting) => [200, { groups: [], waiting }]));
  showHeader();
  // Before it is known nothing is said to wait.
  expect(screen.getByRole("link", { name: "Opublikuj" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "Opublikuj" })).toBeVisible();
  window.dispatchEvent(new Event(CONTENT_CHANGED));
  expect(await screen.findByRole("link", { name: "Opublikuj (1)" })).toBeVisible();
  const links = within(screen.getByRole("navigation", { name: "Redakcja" }));
  expect(links.getByRole("link", { current: "page" })).toHaveTextContent("Zdjęcia");
  const all = links.getAllByRole("link");
  expect(all.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Start", "#?view=start"],
    ["Zdjęcia", "#?view=photos"],
    ["Pliki", "#?view=files"],
    ["Opublikuj (1)", "#?view=publish"],
  ]);
  expect(isAskedToStay()).toBe(false);
});

test("files that were refused wait for the editor, too, until they are seen", async () => {
  fakeServer([[200, { groups: [] }]]);
  showHeader();
  await screen.findByRole("link", { name: "Zdjęcia" });
  window.fetch = () => Promise.reject(new TypeError());
  const { sendAll, forgetSettled } = KEPT_FILES.photos;
  act(() => sendAll([new File([], "a.jpg")], { folder: "" }));
  expect(await screen.findByRole("link", { name: "Zdjęcia (1)" })).toBeVisible();
  act(forgetSettled);
  expect(screen.getByRole("link", { name: "Zdjęcia" })).toBeVisible();
});

test("one goes past the links to the view, whose address stays", async () => {
  fakeServer([]);
  window.location.hash = "#?view=photos";
  render(<main>Zdjęcia</main>);
  showHeader();
  await userEvent.click(screen.getByRole("link", { name: "Przejdź do treści" }));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(window.location.hash).toBe("#?view=photos");
});

describe("logging out", () => {
  /** Presses "Wyloguj". @returns is called with the address for which the page is left */
  async function pressLogOut() {
    const left = jest.fn<void, [string]>();
    jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      const { pathname, search } = new URL(this.action);
      left(pathname + search);
    });
    addEventListener(
      "submit",
      (event) => {
        if (!event.defaultPrevented) (event.target as HTMLFormElement).submit();
        event.preventDefault();
      },
      { once: true },
    );
    fakeServer([[200, { editor: "Anna", hasLogin: true, groups: [], waiting: 0 }]]);
    showHeader();
    await userEvent.click(await screen.findByRole("button", { name: "Wyloguj" }));
    return left;
  }

  // First, since whoever has agreed once leaves this page unasked for good.
  test.each([
    ["Anuluj", 0],
    ["Wyloguj i usuń szkice", 1],
  ])("with drafts asks first: %s", async (answer, times) => {
    keepDraft("#?view=entry", { label: "Miejscowość „Puck”", data: {}, at: Date.now() });
    renderHook(() => useLeaveQuestion(true));
    const left = await pressLogOut();
    expect(left).not.toHaveBeenCalled();
    expect(screen.getByRole("alertdialog")).toHaveTextContent("Niezapisane: Miejscowość „Puck”");
    await userEvent.click(screen.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(left).toHaveBeenCalledTimes(times);
    // whoever has agreed is not asked a second time
    expect(isAskedToStay()).toBe(times === 0);
  });

  test("without drafts leaves at once", async () => {
    expect(await pressLogOut()).toHaveBeenCalledWith("/wyloguj?bez-szkicow");
  });

  test("says of drafts that they are gone only where they are", async () => {
    localStorage.setItem("redakcja-szkic:Jan:#?view=entry~1", "{}");
    jest.spyOn(Storage.prototype, "removeItem").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    const left = await pressLogOut();
    expect(left).toHaveBeenCalledWith("/wyloguj");
  });

  test("ends the other tabs, and removes what they have typed", async () => {
    const page = document.body.appendChild(document.createElement("div"));
    const root = { render: jest.fn(), unmount: jest.fn() };
    endWhenLoggedOut(root, page);
    // A tab that is open writes its draft once more.
    root.unmount.mockImplementation(() =>
      keepDraft("#?view=entry", { label: "Puck", data: {}, at: Date.now() }),
    );
    await pressLogOut();
    await waitFor(() => expect(page).toHaveTextContent("Wylogowano w innej karcie."));
    expect(within(page).getByRole("link", { name: "Zaloguj się ponownie" })).toBeVisible();
    expect(unsavedForms()).toEqual([]);
  });

  test("is not offered where there is no login", async () => {
    fakeServer([[200, { editor: "Anna", hasLogin: false, groups: [], waiting: 0 }]]);
    showHeader();
    expect(await screen.findByText("Anna")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
