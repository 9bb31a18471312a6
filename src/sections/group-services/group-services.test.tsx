import { render, screen } from "@testing-library/react";
import { service } from "../sections.fixture";
import { GroupServices } from "./group-services";

test("leads to each service of the group, with the case that it is for", () => {
  const groupServices = [
    { ...service("grubbing", "Grubbing"), occasion: "Stumps where a house will stand" },
    { ...service("fences", "Fences"), occasion: null },
  ];
  render(<GroupServices data={{ groupServices }} heading="Choose" more="Learn more" />);
  expect(screen.getByRole("region", { name: "Choose" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/grubbing",
    "/fences",
  ]);
  expect(screen.getByRole("link", { name: /^Grubbing/ })).toHaveTextContent(
    "Stumps where a house will stand",
  );
});

test("is absent on a page that is no group's", () => {
  const { container } = render(<GroupServices data={{ groupServices: [] }} heading="" more="" />);
  expect(container).toBeEmptyDOMElement();
});
