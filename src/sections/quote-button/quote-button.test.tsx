import { render, screen } from "@testing-library/react";
import { QuoteButton } from "./quote-button";

test("leads to the contact page", () => {
  render(<QuoteButton />);
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
});
