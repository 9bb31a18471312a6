import { render, screen } from "@testing-library/react";
import { PhoneLink } from "./phone-link";

test("reads as a number and dials it", () => {
  const number = "+48\u00a0500\u00a0100\u00a0200";
  render(<PhoneLink number={number} />);
  const link = screen.getByRole("link", { name: number });
  expect(link).toHaveAttribute("href", "tel:+48500100200");
});

test("may stand beside an icon, and a plain one is as high as a finger", () => {
  render(
    <PhoneLink number="+48 500 100 200" size="plain" className="own">
      Call
    </PhoneLink>,
  );
  const link = screen.getByRole("link", { name: "Call" });
  expect(link).toHaveClass("tap", "own");
  expect(link).toHaveAttribute("href", "tel:+48500100200");
});
