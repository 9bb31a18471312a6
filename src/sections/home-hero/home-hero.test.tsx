import { render, screen } from "@testing-library/react";
import { photo, seasonWords } from "../sections.fixture";
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

test("loads its photograph at once", () => {
  render(<HomeHero data={{ hero }} season={seasonWords} groups={[]} />);
  expect(screen.getByRole("img", { name: "House with a lawn" })).toHaveAttribute(
    "loading",
    "eager",
  );
});
