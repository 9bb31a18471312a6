import { render, screen, within } from "@testing-library/react";
import { trust } from "../sections.fixture";
import { Trust } from "./trust";

test("says point by point what a visitor may rely on", () => {
  render(<Trust data={trust} />);
  const points = within(screen.getByRole("region", { name: "Rely on us" })).getAllByRole(
    "listitem",
  );
  expect(points.map((point) => point.textContent)).toEqual([
    "InsuranceUp to a million.",
    "The quoteIt holds 30 days.",
  ]);
});

test("is missing where there is nothing to rely on", () => {
  render(<Trust data={{ trust: { heading: "Rely on us", points: [] } }} />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
