import { render } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { Assurance } from "./assurance";

test("tells the years, and the insurance where the company has told of one", () => {
  staticQueryData.company = { ...company, experienceYears: 15, insurance: { sum: "500 000 zł" } };
  const { container, unmount } = render(<Assurance />);
  expect(container).toHaveTextContent("Od 15 lat · OC na 500 000 zł");
  unmount();
  staticQueryData.company = { ...company, experienceYears: 15, insurance: null };
  expect(render(<Assurance />).container).toHaveTextContent(/^Od 15 lat$/);
  staticQueryData.company = company;
});

test.each([
  [1, "Od roku"],
  [2, "Od 2 lat"],
  [22, "Od 22 lat"],
])("tells %i in the case that it asks for", (experienceYears, words) => {
  staticQueryData.company = { ...company, experienceYears, insurance: null };
  expect(render(<Assurance />).container).toHaveTextContent(words);
  staticQueryData.company = company;
});
