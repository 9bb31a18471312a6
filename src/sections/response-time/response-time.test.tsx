import { render, screen } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { ResponseTime } from "./response-time";

afterEach(() => {
  staticQueryData.company = company;
});

test("says when the company answers", () => {
  render(<ResponseTime />);
  expect(screen.getByText("Odpowiadamy w ciągu dnia.")).toBeInTheDocument();
});

test("promises nothing that the company's data do not say", () => {
  staticQueryData.company = { ...company, responseTime: null };
  const { container } = render(<ResponseTime />);
  expect(container).toBeEmptyDOMElement();
});
