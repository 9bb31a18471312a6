import { render, screen } from "@testing-library/react";
import { QuoteButton } from "./quote-button";

test("leads to the contact page", () => {
  render(<QuoteButton />);
  const link = screen.getByRole("link", { name: "Bezpłatna wycena" });
  expect(link).toHaveAttribute("href", "/kontakt");
  expect(link).not.toHaveClass("without-call-bar");
});

test("leads to a form of the page, and gives way to the call bar, where it is told", () => {
  render(<QuoteButton href="#wycena" withoutCallBar />);
  const link = screen.getByRole("link", { name: "Bezpłatna wycena" });
  expect(link).toHaveAttribute("href", "#wycena");
  expect(link).toHaveClass("without-call-bar");
});
