import { render, screen } from "@testing-library/react";
import { Drawing, DrawingFigure, DrawingOnPaper } from "./drawing";
import { drawing } from "./drawing.fixture";

test("is a picture with a text alternative, its words and its caption", () => {
  render(<DrawingFigure drawing={drawing} />);
  const picture = screen.getByRole("img", { name: "A pit of 38 cm" });
  expect(picture).toHaveAttribute("src", drawing.picture);
  expect(screen.getByRole("figure")).toHaveTextContent("38 cmafterOnly chips are left.");
});

test("is passed over by assistive technology where the text beside it says all", () => {
  render(<DrawingOnPaper drawing={drawing} decorative />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByRole("presentation")).toHaveAttribute("src", drawing.smallPicture);
  expect(screen.getByText("38 cm").closest("[aria-hidden]")).toBeInTheDocument();
});

test("has a layer of words only where there are some, and the class that its place asks for", () => {
  const [word] = drawing.texts;
  const { container, rerender } = render(<DrawingOnPaper drawing={drawing} className="wide" />);
  expect(container.firstChild).toHaveClass("wide");
  rerender(<DrawingOnPaper drawing={{ ...drawing, texts: word ? [word] : [] }} />);
  expect(container.querySelectorAll("svg text")).toHaveLength(1);
  rerender(<DrawingOnPaper drawing={{ ...drawing, texts: [] }} />);
  expect(container.querySelector("svg")).not.toBeInTheDocument();
});

test("keeps its place, and its words stand where they were drawn, in any width", () => {
  render(<DrawingFigure drawing={drawing} />);
  const picture = screen.getByRole("img");
  expect(picture).toHaveAttribute("width", "480");
  expect(picture).toHaveAttribute("height", "280");
  expect(picture.nextElementSibling).toHaveAttribute("viewBox", "0 0 480 280");
  const word = screen.getByText("after");
  expect(word).toHaveAttribute("x", "30");
  expect(word).toHaveAttribute("y", "40");
  expect(word).toHaveClass("middle");
});

test.each([
  ["waits until it is nearly in view", undefined, "lazy"],
  ["is loaded at once in the first view", true, "eager"],
])("%s", (_, eager, loading) => {
  render(<Drawing drawing={drawing} eager={eager} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", loading);
});
