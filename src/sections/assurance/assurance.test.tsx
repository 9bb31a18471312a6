import { render, screen } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { Assurance } from "./assurance";

afterEach(() => {
  staticQueryData.company = company;
});

test("tells the years, the insurance and the response time, and leads to what they mean", () => {
  staticQueryData.company = { ...company, insurance: { sum: "500 000 zł" } };
  const { container } = render(<Assurance />);
  expect(container).toHaveTextContent("Od 15 lat · OC na 500 000 zł · Odpowiadamy w ciągu dnia");
  for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("href", "/#zasady");
});

test("leaves out what the company has not told", () => {
  staticQueryData.company = { ...company, insurance: null, responseTime: null };
  expect(render(<Assurance />).container).toHaveTextContent(/^Od 15 lat$/);
});
