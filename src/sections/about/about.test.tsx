import { render, screen } from "@testing-library/react";
import { longWord } from "../sections.fixture";
import { About } from "./about";

const about = {
  heading: "About us",
  body: { html: "<p>Fifteen years of gardens.</p><p>We clean up.</p>" },
  chips: ["Felling", "Fencing"],
  ringsCaption: "One ring a year.",
};

test("tells who the company is, what it does, and leads to a quote", () => {
  render(<About data={{ about }} />);
  expect(screen.getByRole("region", { name: "About us" })).toBeInTheDocument();
  expect(screen.getByText("15")).toBeInTheDocument();
  expect(screen.getByText("One ring a year.")).toBeInTheDocument();
  expect(screen.getByText("We clean up.")).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(about.chips);
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
});

test("keeps an overlong phrase whole", () => {
  render(<About data={{ about: { ...about, chips: [longWord] } }} />);
  expect(screen.getByText(longWord)).toBeInTheDocument();
});
