import { fireEvent, render, screen, within } from "@testing-library/react";
import { fakeMedia } from "@typed-site/test-support/fake-browser";
import { gallery } from "../sections.fixture";
import { Portfolio } from "./portfolio";
import { photoSpan } from "./works-layout";

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

test("a phone shows two of many photographs, and says how many the fold holds in all", () => {
  render(<Portfolio data={gallery(5)} />);
  const fold = screen.getByText("Pokaż wszystkie zdjęcia (5)").closest("details");
  const folded = [...(fold?.querySelectorAll("figure") ?? [])];
  expect(folded.map(({ textContent }) => textContent)).toEqual(["Work 3", "Work 4", "Work 5"]);
});

test("three photographs need no fold", () => {
  const { container } = render(<Portfolio data={gallery(3)} />);
  expect(container.querySelector("details")).toBeNull();
  expect(screen.getAllByRole("figure")).toHaveLength(3);
});

test("each photograph has its place in the grid and is loaded in the width of that place", () => {
  const { container } = render(<Portfolio data={gallery(5)} />);
  const places = [...container.querySelectorAll("li")];
  expect(places.map(({ className }) => className)).toEqual(
    places.map((_, index) => photoSpan(index, 5)),
  );
  const sizes = places.map((place) => place.querySelector("source")?.sizes ?? "");
  // a phone: two in a row, then one, and two in another
  expect(sizes.map((text) => text.slice(text.lastIndexOf(" ") + 1))).toEqual([
    "50vw",
    "50vw",
    "102vw",
    "50vw",
    "50vw",
  ]);
});

test("all of them open in one lightbox", async () => {
  fakeMedia("prefers-reduced-motion");
  render(<Portfolio data={gallery(5)} />);
  const [first] = screen.getAllByRole("link");
  fireEvent.click(first ?? document.body);
  const dialog = await screen.findByRole("dialog");
  fireEvent.click(within(dialog).getByRole("button", { name: "Poprzednie zdjęcie" }));
  expect(dialog).toHaveTextContent("Work 5");
});

test("on a phone neither of two folded photographs is as wide as the row", () => {
  const { container } = render(<Portfolio data={gallery(4)} />);
  const sizes = [...container.querySelectorAll("source")].map((source) => source.sizes);
  expect(sizes).toHaveLength(4);
  for (const text of sizes) expect(text).toMatch(/, 50vw$/);
});
