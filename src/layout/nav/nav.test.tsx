import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { headerNavigation } from "../header/header.fixture";
import { Nav } from "./nav";

const labels = { mainNavigation: "Główna", showGroup: "Pokaż: {group}" };

const draw = (path: string) =>
  render(<Nav navigation={headerNavigation} path={path} labels={labels} />);
const toggle = (group: string) => screen.getByRole("button", { name: `Pokaż: ${group}` });

test("leads to each overview, each service and each single page", () => {
  draw("/");
  const nav = within(screen.getByRole("navigation", { name: "Główna" }));
  expect(nav.getByRole("link", { name: "Oczyszczanie terenu" })).toHaveAttribute(
    "href",
    "/oczyszczanie-terenu",
  );
  expect(nav.getByRole("link", { name: "Mulczer leśny" })).toBeInTheDocument();
  expect(nav.getByRole("link", { name: "Czy potrzebne zezwolenie?" })).toHaveAttribute(
    "href",
    "/czy-potrzebne-zezwolenie",
  );
  expect(nav.getByRole("link", { name: "O nas" })).toHaveAttribute("href", "/o-nas");
});

test.each([
  [
    "/oczyszczanie-terenu/mulczer-lesny",
    [
      ["Oczyszczanie terenu", "true"],
      ["Mulczer leśny", "page"],
    ],
  ],
  ["/prace-ziemne", [["Prace ziemne", "page"]]],
  ["/o-nas", [["O nas", "page"]]],
])("marks the page and the group that holds it: %s", (path, expected) => {
  draw(path);
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual(
    expected,
  );
});

test("a button opens the group that it names and closes the one that was open", async () => {
  draw("/");
  await userEvent.click(toggle("Oczyszczanie terenu"));
  expect(toggle("Oczyszczanie terenu")).toHaveAttribute("aria-expanded", "true");
  const opened = document.getElementById(
    toggle("Oczyszczanie terenu").getAttribute("aria-controls") ?? "",
  );
  expect(opened).toContainElement(screen.getByRole("link", { name: "Mulczer leśny" }));
  await userEvent.click(toggle("Prace ziemne"));
  expect(toggle("Oczyszczanie terenu")).toHaveAttribute("aria-expanded", "false");
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(toggle("Prace ziemne"));
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", "false");
});

test("Escape closes the group and returns the focus to its button", async () => {
  draw("/");
  await userEvent.click(toggle("Oczyszczanie terenu"));
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "Mulczer leśny" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(toggle("Oczyszczanie terenu")).toHaveAttribute("aria-expanded", "false");
  expect(toggle("Oczyszczanie terenu")).toHaveFocus();
});

test("a group closes when the focus goes on or a service is followed", async () => {
  draw("/");
  await userEvent.click(toggle("Prace ziemne"));
  await userEvent.tab();
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", "false");

  await userEvent.click(toggle("Prace ziemne"));
  await userEvent.click(screen.getByRole("link", { name: "Równanie terenu" }));
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", "false");
});

test("the group that is open is closed on the next page, however the visitor gets there", async () => {
  const nav = (path: string) => <Nav navigation={headerNavigation} path={path} labels={labels} />;
  const { rerender } = render(nav("/"));
  await userEvent.click(toggle("Prace ziemne"));
  rerender(nav("/o-nas"));
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", "false");
});

test.each([
  ["a page that wakes keeps open what its style sheet has opened", undefined, "true"],
  ["a page that lives opens no group for a focus that came by itself", "", "false"],
])("%s", (_, live, expanded) => {
  const page = <Nav navigation={headerNavigation} path="/" labels={labels} />;
  const { container: drawn, unmount } = render(page);
  const { innerHTML } = drawn;
  unmount();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = innerHTML;
  if (live !== undefined) document.documentElement.dataset.live = live;
  screen.getByRole("link", { name: "Równanie terenu" }).focus();
  render(page, { container, hydrate: true });
  delete document.documentElement.dataset.live;
  expect(toggle("Prace ziemne")).toHaveAttribute("aria-expanded", expanded);
  expect(toggle("Oczyszczanie terenu")).toHaveAttribute("aria-expanded", "false");
});

describe("under the pointer", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const group = (name: string) => toggle(name).closest("li") ?? document.body;
  /** jsdom has no pointer events; React derives enter and leave from these two. */
  const point = (kind: "over" | "out", name: string, pointerType = "mouse") =>
    fireEvent(
      group(name),
      Object.assign(new MouseEvent(`pointer${kind}`, { bubbles: true }), { pointerType }),
    );
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const expectOpen = (name: string, open: boolean) =>
    expect(toggle(name)).toHaveAttribute("aria-expanded", String(open));

  test("a group opens at once and closes 200 ms after the pointer has left", () => {
    draw("/");
    point("over", "Prace ziemne");
    expectOpen("Prace ziemne", true);
    point("out", "Prace ziemne");
    wait(199);
    expectOpen("Prace ziemne", true);
    wait(1);
    expectOpen("Prace ziemne", false);
  });

  test("it stays for a pointer that comes back, and gives way to another group at once", () => {
    draw("/");
    point("over", "Prace ziemne");
    point("out", "Prace ziemne");
    wait(150);
    point("over", "Prace ziemne");
    wait(500);
    expectOpen("Prace ziemne", true);
    point("out", "Prace ziemne");
    point("over", "Oczyszczanie terenu");
    expectOpen("Prace ziemne", false);
    expectOpen("Oczyszczanie terenu", true);
    wait(500);
    expectOpen("Oczyszczanie terenu", true);
  });

  test("the first press of the button keeps it, the second closes it", () => {
    draw("/");
    point("over", "Prace ziemne");
    point("out", "Prace ziemne");
    fireEvent.click(toggle("Prace ziemne"));
    wait(500);
    expectOpen("Prace ziemne", true);
    point("over", "Prace ziemne");
    fireEvent.click(toggle("Prace ziemne"));
    expectOpen("Prace ziemne", false);
  });

  test("a pointer that leaves closes nothing that the keyboard is in; Escape leads to its button", () => {
    draw("/");
    point("over", "Prace ziemne");
    act(() => screen.getByRole("link", { name: "Równanie terenu" }).focus());
    point("out", "Prace ziemne");
    wait(500);
    expectOpen("Prace ziemne", true);
    fireEvent.keyDown(document.body, { key: "Escape" });
    expectOpen("Prace ziemne", false);
    expect(toggle("Prace ziemne")).toHaveFocus();
  });

  test("Escape closes it and leaves the focus where it is; a press elsewhere closes it too", () => {
    draw("/");
    point("over", "Prace ziemne");
    fireEvent.keyDown(document.body, { key: "Escape" });
    expectOpen("Prace ziemne", false);
    expect(document.body).toHaveFocus();
    point("over", "Prace ziemne");
    fireEvent(document.body, new MouseEvent("pointerdown", { bubbles: true }));
    expectOpen("Prace ziemne", false);
  });

  test("a finger opens by the button alone", () => {
    draw("/");
    point("over", "Prace ziemne", "touch");
    expectOpen("Prace ziemne", false);
    fireEvent.click(toggle("Prace ziemne"));
    point("out", "Prace ziemne", "touch");
    wait(500);
    expectOpen("Prace ziemne", true);
  });
});

test("marks no group for a page that several of them lead to", () => {
  const calendar = { label: "Kalendarz prac", address: "/kalendarz-prac" };
  const header = headerNavigation.header.map((group) => ({
    ...group,
    links: [...group.links, calendar],
  }));
  render(
    <Nav navigation={{ ...headerNavigation, header }} path={calendar.address} labels={labels} />,
  );
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(new Set(marked.map(({ textContent }) => textContent))).toEqual(new Set([calendar.label]));
});

test("says below a service's name when to choose it", () => {
  const [group, ...others] = headerNavigation.header;
  const [first] = group?.items ?? [];
  if (!group || !first) throw new Error("The fixture has no services");
  const header = [{ ...group, items: [{ ...first, occasion: "Dead trees" }] }, ...others];
  render(<Nav navigation={{ ...headerNavigation, header }} path="/" labels={labels} />);
  expect(screen.getByText("Dead trees").closest("a")).toHaveAttribute("href", first.path);
});
