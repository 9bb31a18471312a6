import { render, screen } from "@testing-library/react";
import { NotSent } from "./not-sent";

test("says that nothing arrived and gives other ways", () => {
  const body = { html: '<p>Call <a href="tel:+48500">+48 500</a>.</p>' };
  const links = [{ label: "Contact", address: "/kontakt" }];
  render(<NotSent data={{ headline: "Not sent", body, links }} />);
  expect(screen.getByRole("heading", { level: 1, name: "Not sent" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "+48 500" })).toHaveAttribute("href", "tel:+48500");
  expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/kontakt");
});
