import { render, screen } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { gallery } from "../sections.fixture";
import { Portfolio } from "./portfolio";

test("shows every photograph with its caption, under the gallery's title", () => {
  render(<Portfolio data={gallery(5)} />);
  expect(screen.getByRole("region", { name: "Finished work" })).toBeInTheDocument();
  expect(screen.getAllByRole("figure").map((figure) => figure.textContent)).toEqual([
    "Work 1",
    "Work 2",
    "Work 3",
    "Work 4",
    "Work 5",
  ]);
  expect(screen.getByRole("img", { name: "What photo 5 shows" })).toHaveAttribute(
    "loading",
    "lazy",
  );
});

test("a page may name the gallery itself", () => {
  render(<Portfolio data={gallery(1)} heading="What we did" />);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("What we did");
});

test("says above the photographs that they are none of finished work, as long as the company does", () => {
  const photosNote = "These are drawings.";
  staticQueryData.company = { ...company, photosNote };
  const { unmount } = render(<Portfolio data={gallery(1)} />);
  const note = screen.getByText(photosNote);
  expect(screen.getByRole("list").compareDocumentPosition(note)).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  unmount();
  staticQueryData.company = company;
  render(<Portfolio data={gallery(1)} />);
  expect(screen.queryByText(photosNote)).not.toBeInTheDocument();
});
