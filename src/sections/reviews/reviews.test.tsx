import { render, screen } from "@testing-library/react";
import { reviews, reviewsWords } from "../sections.fixture";
import { Reviews } from "./reviews";

test("gives each review with who wrote it, when and where", () => {
  render(<Reviews words={reviewsWords} reviews={reviews(2)} />);
  expect(screen.getByRole("region", { name: "What customers say" })).toHaveTextContent(
    "We ask whether they are real.",
  );
  expect(screen.getAllByRole("blockquote").map((quote) => quote.textContent)).toEqual([
    "Review 1",
    "Review 2",
  ]);
  expect(screen.getByText("Author 2")).toBeInTheDocument();
  const [quote] = screen.getAllByRole("blockquote");
  expect(quote).toHaveAttribute("cite", "https://reviews.example/1");
  const [source] = screen.getAllByRole("link", { name: "Google" });
  expect(source).toHaveAttribute("href", "https://reviews.example/1");
  expect(source?.parentElement).toHaveTextContent("Google, 14 maja 2026");
});

test("names town and service, where the review is about one", () => {
  const about = { town: { name: "Puck" }, service: { path: "/felling", title: "Felling" } };
  render(
    <Reviews words={reviewsWords} reviews={reviews(1).map((one) => ({ ...one, ...about }))} />,
  );
  expect(screen.getByText("Author 1").parentElement).toHaveTextContent("Author 1, Puck");
  expect(screen.getByRole("link", { name: "Felling" })).toHaveAttribute("href", "/felling");
});

test("leads to where others write about the company, also without a review", () => {
  const profiles = [{ label: "On the map", url: "https://maps.example/company" }];
  render(<Reviews words={reviewsWords} reviews={[]} profiles={profiles} />);
  expect(screen.getByRole("link", { name: "On the map" })).toHaveAttribute(
    "href",
    "https://maps.example/company",
  );
  expect(screen.queryByText(reviewsWords.note)).not.toBeInTheDocument();
});

test("nothing is shown while there is no review", () => {
  const { container } = render(<Reviews words={reviewsWords} reviews={[]} />);
  expect(container).toBeEmptyDOMElement();
});
