import { render, screen } from "@testing-library/react";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { HEADER_END } from "../../utils/anchors";
import { Header } from "./header";
import { headerNavigation } from "./header.fixture";

const draw = (kind: "full" | "simple") =>
  render(
    <Header kind={kind} path="/" company={company} navigation={headerNavigation} labels={labels} />,
  );

test("the full header leads everywhere and offers the quote and the telephone", () => {
  draw("full");
  expect(screen.getByRole("link", { name: "Bór i Trawnik" })).toHaveAttribute("href", "/");
  // in the header, and at the end of the menu
  for (const link of screen.getAllByRole("link", { name: "Bezpłatna wycena" }))
    expect(link).toHaveAttribute("href", "/kontakt");
  expect(screen.getAllByRole("link", { name: "+48 500 100 200" })).toHaveLength(2);
  expect(screen.getAllByRole("navigation", { name: "Główna" })).not.toHaveLength(0);
});

test.each(["full", "simple"] as const)(
  "the %s header ends with what the first frame waits for",
  (kind) => {
    draw(kind);
    expect(screen.getByRole("banner").lastElementChild).toHaveAttribute("id", HEADER_END);
  },
);

test("the simple header is the mark and the contact link", () => {
  draw("simple");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Bór i Trawnik",
    "Kontakt",
  ]);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
