import { render, screen } from "@testing-library/react";
import { service } from "../sections.fixture";
import { Related } from "./related";

test("leads to the services that come next", () => {
  const related = [service("grubbing", "Grubbing"), service("fences", "Fences")];
  render(<Related data={{ related }} heading="What comes next" more="Learn more" />);
  expect(screen.getByRole("region", { name: "What comes next" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/grubbing",
    "/fences",
  ]);
});

test("is absent when there is nothing to lead to", () => {
  const { container } = render(<Related data={{ related: [] }} heading="Next" more="More" />);
  expect(container).toBeEmptyDOMElement();
});
