import { render, screen } from "@testing-library/react";
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

test("says of each visualisation that it is one", () => {
  const { photos, ...rest } = gallery(2);
  const drawn = photos.map((photo, index) => ({ ...photo, visualisation: index === 1 }));
  render(<Portfolio data={{ ...rest, photos: drawn }} />);
  expect(screen.getAllByRole("figure").map((figure) => figure.textContent)).toEqual([
    "Work 1",
    "Work 2 (wizualizacja)",
  ]);
});
