import { render, screen } from "@testing-library/react";
import { townsPath } from "../../utils/paths";
import { FellingOffice } from "./felling-office";

const words = { outcome: { office: "All", officeOf: "Go {locative} to:", reminder: "Too mild?" } };
const texts = { officeHeading: "Where", protectionLabel: "Protected:" };
const town = {
  ...{ name: "Puck", path: "/puck", locative: "w Pucku", protection: null },
  office: { name: "Town hall", address: null },
};

test("without a town there is the list of all offices", () => {
  render(<FellingOffice town={undefined} words={words} texts={texts} />);
  expect(screen.getByRole("link", { name: "All" })).toHaveAttribute("href", townsPath);
  expect(screen.queryByText(/Go/)).not.toBeInTheDocument();
});

test("a town has its office, and a reminder only where something is protected", () => {
  const { rerender } = render(<FellingOffice town={town} words={words} texts={texts} />);
  expect(screen.getByText("Go w Pucku to:")).toBeInTheDocument();
  expect(screen.getByText("Town hall")).toBeInTheDocument();
  expect(screen.queryByText("Too mild?")).not.toBeInTheDocument();
  const protection = { areas: ["A park"], note: "Ask." };
  rerender(<FellingOffice town={{ ...town, protection }} words={words} texts={texts} />);
  expect(screen.getByText("Too mild?")).toBeInTheDocument();
});
