import { render, screen, within } from "@testing-library/react";
import { About } from "./about";

test("says in short who the company is, and leads on from each of its works", () => {
  const about = {
    heading: "Who we are",
    body: { html: "<p>Foresters.</p>" },
    chips: [
      { label: "Felling", address: "/felling" },
      { label: "Turf", address: "/turf" },
    ],
    ringsCaption: "years in the trade",
  };
  render(<About data={{ about }} />);
  const section = screen.getByRole("region", { name: "Who we are" });
  expect(section).toHaveTextContent("Foresters.");
  expect(section).toHaveTextContent(/\dyears in the trade/);
  const chips = within(within(section).getByRole("list")).getAllByRole("link");
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute("href")])).toEqual([
    ["Felling", "/felling"],
    ["Turf", "/turf"],
  ]);
  // a phone has it in the call bar
  expect(within(section).getByRole("link", { name: "Bezpłatna wycena" })).toHaveClass(
    "without-call-bar",
  );
});
