import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { company } from "../../../e2e/support/content/fixtures";
import { fromDesktop } from "../../utils/breakpoints";
import { headerNavigation } from "../header/header.fixture";
import { MobileMenu } from "./mobile-menu";

const labels = {
  menu: "Menu",
  mainNavigation: "Główna",
  groupOverview: "{group} – przegląd",
  contact: "Kontakt",
};

/** jsdom has no layout; the screen is narrow until a test widens it. */
const screenWidth = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  const other = new EventTarget();
  const matchMedia = (query: string) => (query === fromDesktop ? screenWidth : other);
  Object.assign(window, { matchMedia });
});

const menuAt = (path: string) => (
  <MobileMenu
    company={company}
    navigation={headerNavigation}
    path={path}
    offersQuote
    labels={labels}
  />
);
const draw = (path: string) => render(menuAt(path));
const fold = (summary: string) => screen.getByText(summary).closest("details");

test("opens by the burger, and at most one of its groups is open", async () => {
  draw("/");
  expect(screen.getByText("Oczyszczanie terenu")).not.toBeVisible();
  await userEvent.click(screen.getByText("Menu"));
  await userEvent.click(screen.getByText("Oczyszczanie terenu"));
  expect(screen.getByRole("link", { name: "Mulczer leśny" })).toBeVisible();
  await userEvent.click(screen.getByText("Prace ziemne"));
  await waitFor(() => expect(fold("Oczyszczanie terenu")).not.toHaveAttribute("open"));
  expect(fold("Prace ziemne")).toHaveAttribute("open");
});

test("ends a group with its further links, and itself with the telephone and the quote", async () => {
  draw("/");
  await userEvent.click(screen.getByText("Menu"));
  await userEvent.click(screen.getByText("Oczyszczanie terenu"));
  expect(screen.getByRole("link", { name: "Czy potrzebne zezwolenie?" })).toBeVisible();
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(names.slice(-2)).toEqual(["+48 500 100 200", "Bezpłatna wycena"]);
});

test("leads to no quote where nobody offers one", () => {
  render(<MobileMenu {...menuAt("/").props} offersQuote={false} />);
  expect(screen.getByText("+48 500 100 200")).toBeInTheDocument();
  expect(screen.queryByText("Bezpłatna wycena")).not.toBeInTheDocument();
});

test("closes after a link was followed", async () => {
  draw("/");
  await userEvent.click(screen.getByText("Menu"));
  await userEvent.click(screen.getByText("Prace ziemne"));
  await userEvent.click(screen.getByRole("link", { name: "Prace ziemne – przegląd" }));
  expect(fold("Menu")).not.toHaveAttribute("open");
});

test("is closed on the next page, also on the way back", async () => {
  const { rerender } = draw("/");
  await userEvent.click(screen.getByText("Menu"));
  rerender(menuAt("/o-nas"));
  expect(fold("Menu")).not.toHaveAttribute("open");
});

test("says below a service's name when to choose it", () => {
  const [group] = headerNavigation.header;
  const items = group?.items.map((item) => ({ ...item, occasion: "Dead trees" })) ?? [];
  const header = group ? [{ ...group, items }] : [];
  const navigation = { ...headerNavigation, header };
  render(<MobileMenu {...menuAt("/").props} navigation={navigation} />);
  expect(screen.getByText("Dead trees").closest("a")).toHaveAttribute("href", items[0]?.path);
});

test.each([
  ["a notice above the header scrolls away, so that the window holds the menu", 48, [48]],
  ["where the header is on top nothing scrolls", 0, []],
])("%s", async (_, top, scrolled) => {
  const scrollBy = jest.spyOn(window, "scrollBy").mockImplementation();
  render(<header>{menuAt("/")}</header>);
  screen.getByRole("banner").getBoundingClientRect = () => new DOMRect(0, top, 390, 64);
  await userEvent.click(screen.getByText("Menu"));
  await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: "hidden" }));
  expect(scrollBy.mock.calls).toEqual(scrolled.map((by) => [{ top: by, behavior: "instant" }]));
  scrollBy.mockRestore();
});

test("Escape closes it and returns the focus", async () => {
  draw("/");
  await userEvent.click(screen.getByText("Menu"));
  await userEvent.keyboard("{Escape}");
  expect(fold("Menu")).not.toHaveAttribute("open");
  expect(screen.getByText("Menu")).toHaveFocus();
});

test("holds the single pages and the contact page, and marks the current one", async () => {
  draw("/kontakt");
  await userEvent.click(screen.getByText("Menu"));
  expect(screen.getByRole("link", { name: "O nas" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "Kontakt" })).toHaveAttribute("aria-current", "page");
});

describe("while it is open", () => {
  const behind = () => screen.getByText("Treść");
  const openMenu = async () => {
    render(
      <>
        <header>{menuAt("/")}</header>
        <main>Treść</main>
        <aside ref={(aside) => void (aside && (aside.inert = true))}>Okno</aside>
      </>,
    );
    await userEvent.click(screen.getByText("Menu"));
    await waitFor(() => expect(behind()).toHaveProperty("inert", true));
  };
  const closed = () =>
    waitFor(() => {
      expect(fold("Menu")).not.toHaveAttribute("open");
      expect(behind()).toHaveProperty("inert", false);
      expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" });
    });

  test("the page behind neither scrolls nor can be reached", async () => {
    await openMenu();
    expect(document.documentElement).toHaveStyle({ overflow: "hidden" });
    await userEvent.keyboard("{Escape}");
    await closed();
  });

  test("what could not be reached before it opened cannot be reached after it", async () => {
    await openMenu();
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(screen.getByText("Okno")).toHaveProperty("inert", true);
  });

  test("a touch outside closes it, and so does a screen that grows wide", async () => {
    await openMenu();
    await userEvent.click(document.body);
    await closed();
    await userEvent.click(screen.getByText("Menu"));
    await waitFor(() => expect(behind()).toHaveProperty("inert", true));
    screenWidth.dispatchEvent(new Event("change"));
    await closed();
  });
});

test("behind a menu that was opened before the scripts came nothing can be reached either", async () => {
  const page = (
    <>
      <header>{menuAt("/")}</header>
      <main>Treść</main>
    </>
  );
  const { container: drawn, unmount } = render(page);
  const { innerHTML } = drawn;
  unmount();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = innerHTML;
  fold("Menu")?.toggleAttribute("open", true);
  // A browser told of it before anything listened.
  await new Promise((done) => setTimeout(done));
  render(page, { container, hydrate: true });
  await waitFor(() => expect(screen.getByText("Treść")).toHaveProperty("inert", true));
});
