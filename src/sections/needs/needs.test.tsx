import { render, screen } from "@testing-library/react";
import { Needs } from "./needs";

test("lists the lines in order, with their notes", () => {
  render(<Needs items={[{ title: "Photos", note: "from several sides" }, { title: "Species" }]} />);
  const [first, second, ...rest] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Photos");
  expect(first).toHaveTextContent("from several sides");
  expect(second).toHaveTextContent(/^Species$/);
  expect(rest).toHaveLength(0);
});
