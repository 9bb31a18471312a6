import { render, screen } from "@testing-library/react";
import { TownOffice } from "./town-office";

const texts = {
  protectionLabel: "Protected:",
  protectionRule: "Often forbidden.",
  protectionUnknown: "Ask.",
};

test("an office leads to its page where that is known, and what is protected is told", () => {
  const office = { name: "Town hall", address: "https://hall.example" };
  const protection = { areas: ["A park", "A shore"], note: "Ask first." };
  render(<TownOffice town={{ office, protection }} texts={texts} />);
  expect(screen.getByRole("link", { name: "Town hall" })).toHaveAttribute("href", office.address);
  expect(screen.getByText("Protected: A park, A shore.")).toBeInTheDocument();
  expect(screen.getByText("Often forbidden. Ask first.")).toBeInTheDocument();
});

test("an office without an address stands by its name, and unknown protection is no protection's absence", () => {
  const office = { name: "Town hall", address: null };
  render(<TownOffice town={{ office, protection: null }} texts={texts} />);
  expect(screen.getByText("Town hall")).toBeInTheDocument();
  expect(screen.getByText("Ask.")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
