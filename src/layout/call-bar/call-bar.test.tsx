import { render, screen, within } from "@testing-library/react";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { CallBar } from "./call-bar";

test("dials the line for quotes and leads to the form of the page", () => {
  render(<CallBar company={company} quoteHref="#wycena" labels={labels} />);
  const bar = within(screen.getByRole("region", { name: "Szybki kontakt" }));
  expect(bar.getByRole("link", { name: "Zadzwoń" })).toHaveAttribute("href", "tel:+48500100200");
  expect(bar.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute("href", "#wycena");
});

test("only dials where a quote was just asked for", () => {
  render(<CallBar company={company} quoteHref={null} labels={labels} />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Zadzwoń"]);
});
