import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./phone-link";

test("reads as a number and dials it", () => {
  const number = "+48\u00a0500\u00a0100\u00a0200";
  render(<PhoneLink number={number} />);
  const link = screen.getByRole("link", { name: number });
  expect(link).toHaveAttribute("href", "tel:+48500100200");
});
