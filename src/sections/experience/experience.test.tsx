import { render, screen } from "@testing-library/react";
import { Experience } from "./experience";

test("shows the years of experience and says what the rings mean", () => {
  render(<Experience caption="One ring for each year." />);
  expect(screen.getByText("15")).toBeInTheDocument();
  expect(screen.getByText("One ring for each year.")).toBeInTheDocument();
});
