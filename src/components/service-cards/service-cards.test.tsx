import { render, screen } from "@testing-library/react";
import { service } from "../../sections/sections.fixture";
import { ServiceCards } from "./service-cards";

const texts = { id: "choose", heading: "Choose", more: "Learn more" };

test("leads to each service, with the case that it is for", () => {
  const services = [
    { ...service("grubbing", "Grubbing"), occasion: "Stumps where a house will stand" },
    { ...service("fences", "Fences"), occasion: null },
  ];
  render(<ServiceCards {...texts} services={services} />);
  expect(screen.getByRole("region", { name: "Choose" })).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/grubbing",
    "/fences",
  ]);
  expect(screen.getByRole("link", { name: /^Grubbing/ })).toHaveTextContent(
    "Stumps where a house will standLearn more",
  );
});

test("is absent when there is nothing to lead to", () => {
  const { container } = render(<ServiceCards {...texts} services={[]} />);
  expect(container).toBeEmptyDOMElement();
});
