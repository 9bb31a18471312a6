import { render, screen, within } from "@testing-library/react";
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
  expect(nav.getByRole("link", { name: "O nas" })).toHaveAttribute("href", "/o-nas");
});

test("marks the page and the group that holds it", () => {
  draw("/oczyszczanie-terenu/mulczer-lesny");
  const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked.map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["Oczyszczanie terenu", "true"],
    ["Mulczer leśny", "page"],
  ]);
});

test("a button opens its group and closes the one that was open", async () => {
  draw("/");
  await userEvent.click(toggle("Oczyszczanie terenu"));
  expect(toggle("Oczyszczanie terenu")).toHaveAttribute("aria-expanded", "true");
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
