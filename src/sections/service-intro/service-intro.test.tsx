import { render, screen, within } from "@testing-library/react";
import { drawing } from "../../components/drawing/drawing.fixture";
import { quoteForm, season, seasonWords, service } from "../sections.fixture";
import { ServiceIntro } from "./service-intro";

const data: Queries.ServiceIntroFragment = {
  ...service("felling", "Felling"),
  headline: "Felling with care",
  pitch: "From the ground.",
  ground: "rings",
  opening: "form",
  season,
  priceSection: 2,
  stormNote: null,
};
const words = { moreButton: "Learn more", priceLink: "What it costs", season: seasonWords };
const crumbs = [{ label: "Clearing", href: "/clearing" }, { label: "Felling" }];
const way = () => within(screen.getByRole("navigation", { name: "Ścieżka" }));

test("opens with the quote form for this service and a way to the details", () => {
  render(<ServiceIntro data={data} crumbs={crumbs} form={quoteForm} words={words} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Felling with care");
  expect(screen.getByLabelText("Service")).toHaveDisplayValue("Service felling");
  // Its column is narrow.
  expect(screen.getByLabelText("E-mail")).not.toHaveAccessibleDescription();
  expect(screen.getByRole("link", { name: "Learn more" })).toHaveAttribute("href", "#wiecej");
  expect(screen.getByRole("link", { name: "What it costs" })).toHaveAttribute("href", "#2");
  const best = screen.getByRole("link", { name: "listopad–luty" });
  expect(best).toHaveAttribute("href", "#termin");
  expect(best.parentElement).toHaveTextContent(/^What it costs · Best time: listopad–luty$/);
  expect(screen.getByRole("link", { name: "Od 15 lat" })).toBeInTheDocument();
  expect(document.querySelector("use")).toHaveAttribute("href", "/img/rings.svg#lines");
  expect(
    way()
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Strona główna", "Clearing"]);
});

test("without a form it leads to the quote instead", () => {
  render(
    <ServiceIntro
      data={{ ...data, opening: "comparisons" }}
      crumbs={crumbs.slice(1)}
      form={quoteForm}
      words={words}
    />,
  );
  expect(screen.queryByRole("form")).not.toBeInTheDocument();
  expect(screen.getByRole("img")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
  expect(
    way()
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Strona główna"]);
});

test("a drawing takes the photograph's place", () => {
  const drawn = { ...data, opening: "services" as const, drawing };
  render(<ServiceIntro data={drawn} crumbs={crumbs} form={quoteForm} words={words} />);
  expect(screen.getByRole("img")).toHaveAttribute("src", drawing.picture);
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveClass("without-call-bar");
});

test("a note for the months of storms leads to the telephone", () => {
  const stormNote = { html: '<p>A dead tree? <a href="tel:+48500100200">Call</a></p>' };
  render(
    <ServiceIntro data={{ ...data, stormNote }} crumbs={crumbs} form={quoteForm} words={words} />,
  );
  const note = screen.getByText(/A dead tree/);
  expect(within(note).getByRole("link")).toHaveAttribute("href", "tel:+48500100200");
});
