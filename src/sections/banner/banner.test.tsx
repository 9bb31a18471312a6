import { render, screen } from "@testing-library/react";
import { drawing } from "../../components/drawing/drawing.fixture";
import { photo } from "../sections.fixture";
import { Banner } from "./banner";

const data = { heading: "Our people", body: "Six of us.", photo: photo("At work"), drawing: null };

test("a photograph stands beside its words", () => {
  render(<Banner id="people" data={data} />);
  expect(screen.getByRole("region", { name: "Our people" })).toHaveTextContent("Six of us.");
  expect(screen.getByRole("img", { name: "At work" }).closest(".photo")).not.toHaveClass("last");
});

test("a drawing stands in the place of the photograph", () => {
  render(<Banner id="people" data={{ ...data, drawing }} />);
  expect(screen.queryByRole("img", { name: "At work" })).not.toBeInTheDocument();
});

test.each([
  ["a photograph", null],
  ["a drawing", drawing],
])("%s stands last where it is told, on the surface that it is told", (_, given) => {
  const { container } = render(
    <Banner id="people" data={{ ...data, drawing: given }} photoLast surface="on-lichen" />,
  );
  expect(screen.getByRole("region")).toHaveClass("section on-lichen");
  expect(container.querySelector(".photo")).toHaveClass("last");
});
