import { render, screen } from "@testing-library/react";
import { EmailLink } from "./email-link";

test.each(["plain", "large"] as const)("a %s address reads whole and opens a message", (size) => {
  render(<EmailLink email="kontakt@boritrawnik.example" size={size} />);
  const link = screen.getByRole("link");
  expect(link.textContent).toBe("kontakt@boritrawnik.example");
  expect(link).toHaveAttribute("href", "mailto:kontakt@boritrawnik.example");
});
