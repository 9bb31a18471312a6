import { render } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { Assurance } from "./assurance";

test("tells the years, and the insurance where the company has told of one", () => {
  staticQueryData.company = { ...company, insurance: { sum: "500 000 zł" } };
  const { container, unmount } = render(<Assurance />);
  expect(container).toHaveTextContent("Od 15 lat · OC na 500 000 zł");
  unmount();
  staticQueryData.company = { ...company, insurance: null };
  expect(render(<Assurance />).container).toHaveTextContent(/^Od 15 lat$/);
  staticQueryData.company = company;
});
