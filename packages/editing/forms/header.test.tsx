import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepDraft } from "./entry/drafts";
import { completeJsdom, fakeServer } from "./fake-server.fixture";
import { Header } from "./header";
import { CONTENT_CHANGED, QuestionsProvider } from "./questions";

beforeEach(() => {
  completeJsdom();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

const showHeader = () =>
  render(
    <QuestionsProvider>
      <Header view="photos" />
    </QuestionsProvider>,
  );

test("what waits is counted anew when the content has changed, and nobody leaves it unasked", async () => {
  const leave = () => {
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented ? "asked" : "left";
  };
  fakeServer([0, 1].map((waiting) => [200, { groups: [], waiting }]));
  showHeader();
  expect(await screen.findByRole("link", { name: "Opublikuj" })).toBeVisible();
  expect(leave()).toBe("left");
  window.dispatchEvent(new Event(CONTENT_CHANGED));
  expect(await screen.findByRole("link", { name: "Opublikuj (1)" })).toBeVisible();
  expect(leave()).toBe("asked");
});

describe("logging out", () => {
  /** Presses "Wyloguj". @returns is called with the address for which the page is left */
  async function pressLogOut() {
    const left = jest.fn<void, [string]>();
    jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(
      this: HTMLFormElement,
    ) {
      left(new URL(this.action).pathname);
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

  test("without drafts leaves at once", async () => {
    expect(await pressLogOut()).toHaveBeenCalledWith("/wyloguj");
  });

  test.each([
    ["Wyloguj i usuń szkice", 1],
    ["Zostaw bez zmian", 0],
  ])("with drafts asks first: %s", async (answer, times) => {
    keepDraft("towns/puck.yaml", { data: {}, at: Date.now() });
    const left = await pressLogOut();
    expect(left).not.toHaveBeenCalled();
    expect(screen.getByRole("alertdialog")).toHaveTextContent("Niezapisane szkice: 1");
    await userEvent.click(screen.getByRole("button", { name: answer }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(left).toHaveBeenCalledTimes(times);
  });

  test("is not offered where there is no login", async () => {
    fakeServer([[200, { editor: "Anna", hasLogin: false, groups: [], waiting: 0 }]]);
    showHeader();
    expect(await screen.findByText("Anna")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
