import { render, screen } from "@testing-library/react";
import { SeasonReasons } from "./season-reasons";

test("explains every reason that a period may have", () => {
  const reasons = ["frost", "nests"].map((title) => ({ title, body: `What ${title} means.` }));
  render(<SeasonReasons heading="What decides" reasons={reasons} />);
  expect(screen.getByRole("region", { name: "What decides" })).toBeInTheDocument();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Frost",
    "Nests",
  ]);
  expect(screen.getByText("What nests means.")).toBeInTheDocument();
});
