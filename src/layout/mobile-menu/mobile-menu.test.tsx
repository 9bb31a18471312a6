import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { headerNavigation } from "../header/header.fixture";
import { MobileMenu } from "./mobile-menu";

const labels = {
  menu: "Menu",
  mainNavigation: "Główna",
  groupOverview: "{group} – przegląd",
  contact: "Kontakt",
};

const draw = (path: string) =>
  render(<MobileMenu navigation={headerNavigation} path={path} labels={labels} />);
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

test("closes after a link was followed", async () => {
  draw("/");
  await userEvent.click(screen.getByText("Menu"));
  await userEvent.click(screen.getByText("Prace ziemne"));
  await userEvent.click(screen.getByRole("link", { name: "Prace ziemne – przegląd" }));
  expect(fold("Menu")).not.toHaveAttribute("open");
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
