import { render, screen } from "@testing-library/react";
import { DrawingFigure, DrawingOnPaper } from "./drawing";
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
