import { render, screen } from "@testing-library/react";
import { NumberedList } from "./numbered-list";

test("lists the lines in order, with their notes", () => {
  render(
    <NumberedList
      items={[{ title: "Photos", note: "from several sides" }, { title: "Species" }]}
    />,
  );
  const [first, second, ...rest] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("Photos");
  expect(first).toHaveTextContent("from several sides");
  expect(second).toHaveTextContent(/^Species$/);
  expect(rest).toHaveLength(0);
});
