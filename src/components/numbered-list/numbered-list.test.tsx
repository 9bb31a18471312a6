import { render, screen } from "@testing-library/react";
import { NumberedList } from "./numbered-list";

test("items are numbered in their order, and a note stands where there is one", () => {
  render(<NumberedList items={[{ title: "Photos", note: "Two will do." }, { title: "Area" }]} />);
  expect(screen.getByRole("list").tagName).toBe("OL");
  const [first, second] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent(/^Photos\s*Two will do\.$/);
  expect(second?.innerHTML).toBe("Area");
});
