import { render, screen } from "@testing-library/react";
import { TownOffice } from "./town-office";

const texts = { protectionLabel: "Protected:" };

test("an office leads to its page where that is known, and what is protected is told", () => {
  const office = { name: "Town hall", address: "https://hall.example" };
  const protection = { areas: ["A park", "A shore"], note: "Ask first." };
  render(<TownOffice town={{ office, protection }} texts={texts} />);
  expect(screen.getByRole("link", { name: "Town hall" })).toHaveAttribute("href", office.address);
  expect(screen.getByText("Protected: A park, A shore.")).toBeInTheDocument();
  expect(screen.getByText("Ask first.")).toBeInTheDocument();
});

test("an office without an address stands by its name, and nothing is said of protection", () => {
  const office = { name: "Town hall", address: null };
  const { container } = render(<TownOffice town={{ office, protection: null }} texts={texts} />);
  expect(container).toHaveTextContent(/^Town hall$/);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
