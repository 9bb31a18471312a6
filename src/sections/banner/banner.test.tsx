import { render, screen } from "@testing-library/react";
import { drawing } from "../../components/drawing/drawing.fixture";
import { photo } from "../sections.fixture";
import { Banner } from "./banner";

const data = { heading: "Our people", body: "Six of us.", photo: photo("At work"), drawing: null };

test("a photograph stands beside its words", () => {
  render(<Banner id="people" data={data} />);
  expect(screen.getByRole("region", { name: "Our people" })).toHaveTextContent("Six of us.");
  expect(screen.getByRole("img", { name: "At work" })).toBeInTheDocument();
});

test("a drawing stands in the place of the photograph", () => {
  render(<Banner id="people" data={{ ...data, drawing }} />);
  expect(screen.queryByRole("img", { name: "At work" })).not.toBeInTheDocument();
});
