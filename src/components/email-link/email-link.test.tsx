import { render, screen } from "@testing-library/react";
import { EmailLink } from "./email-link";

test.each(["plain", "large"] as const)("a %s address reads whole and opens a message", (size) => {
  render(<EmailLink email="kontakt@boritrawnik.example" size={size} />);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("kontakt@boritrawnik.example");
  expect(link).toHaveAttribute("href", "mailto:kontakt@boritrawnik.example");
});

test("a plain address is as high as a finger; a large one may break before @ and dots, and is read whole", () => {
  render(<EmailLink email="a@b.example" />);
  expect(screen.getByRole("link")).toHaveClass("tap");
  render(<EmailLink email="a@b.example" size="large" />);
  const [, large] = screen.getAllByRole("link");
  expect(large?.innerHTML).toBe("a<wbr>@b<wbr>.example");
  expect(large).toHaveAttribute("aria-label", "a@b.example");
});
