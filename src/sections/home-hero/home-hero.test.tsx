import { render, screen } from "@testing-library/react";
import { company, staticQueryData } from "../../../e2e/support/content/fixtures";
import { photo, season, seasonWords, service } from "../sections.fixture";
import { HomeHero } from "./home-hero";

const hero = {
  headline: "From wild plot to garden",
  pitch: "We fell, level and plant.",
  button: "See our services",
  regionsLabel: "Regions",
  photo: photo("House with a lawn"),
};

test("says what the company does, where, and offers the two ways on", () => {
  render(<HomeHero data={{ hero }} season={seasonWords} groups={[]} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(hero.headline);
  expect(screen.getByText(hero.pitch)).toBeInTheDocument();
  expect(screen.getByText("Trójmiasto, Wejherowo")).toBeInTheDocument();
  for (const [name, address] of [
    ["Bezpłatna wycena", "/kontakt"],
    ["See our services", "#uslugi"],
  ])
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", address);
});

test("names three works whose best time it is, and leads to the calendar for the others", () => {
  const services = ["a", "b", "c", "d"].map((slug) => ({ ...service(slug), season }));
  render(<HomeHero data={{ hero }} season={seasonWords} groups={[{ label: null, services }]} />);
  const [january] = screen.getAllByText(/is good for/);
  expect(january).toHaveTextContent(/: Service a, Service b, Service c\. All works$/);
});

test("says before its buttons whom to trust, and after them what the pictures are", () => {
  staticQueryData.company = { ...company, photosNote: "They are drawn." };
  render(<HomeHero data={{ hero }} season={seasonWords} groups={[]} />);
  staticQueryData.company = company;
  const words = screen.getByText("They are drawn.").parentElement?.textContent;
  expect(words).toMatch(/Od 15 lat.*Bezpłatna wycena.*They are drawn\.$/);
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveClass("without-call-bar");
});

test("loads its photograph at once", () => {
  render(<HomeHero data={{ hero }} season={seasonWords} groups={[]} />);
  expect(screen.getByRole("img", { name: "House with a lawn" })).toHaveAttribute(
    "loading",
    "eager",
  );
});
