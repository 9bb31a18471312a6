import { render, screen } from "@testing-library/react";
import { drawing } from "../drawing/drawing.fixture";
import { NumberedSections } from "./numbered-sections";

const sections = [
  { heading: "Dojazd", body: { html: "<p>Brama ma 2 m.</p>" } },
  { heading: "Grunt", body: { html: "<p>Piasek.</p>" } },
];

test("each section has its heading, its text and its number as an anchor", () => {
  const { container } = render(<NumberedSections sections={sections} />);
  expect(screen.getByRole("heading", { level: 2, name: "Dojazd" })).toBeInTheDocument();
  expect(screen.getByText("Piasek.")).toBeInTheDocument();
  const ids = [...container.querySelectorAll("section")].map(({ id }) => id);
  expect(ids).toEqual(["1", "2"]);
});

test("numbers count its sections, which are small in legal texts", () => {
  const { container, rerender } = render(<NumberedSections sections={sections} />);
  expect(container.firstElementChild).toHaveClass("count", { exact: true });
  rerender(<NumberedSections sections={sections} size="small" />);
  expect(container.firstElementChild).toHaveClass("small", "count");
});

test("a section's drawing follows its text, and another has none", () => {
  render(
    <NumberedSections
      sections={sections.map((one, index) => (index ? one : { ...one, drawing }))}
    />,
  );
  expect(screen.getAllByRole("figure")).toHaveLength(1);
  expect(screen.getByText("Brama ma 2 m.").parentElement?.nextElementSibling).toBe(
    screen.getByRole("figure"),
  );
});
