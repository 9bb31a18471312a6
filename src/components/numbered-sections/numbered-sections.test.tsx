import { render, screen } from "@testing-library/react";
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
