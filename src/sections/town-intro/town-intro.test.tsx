import { render, screen, within } from "@testing-library/react";
import { mapTexts, mapTown } from "../map-figure/map-figure.fixture";
import { TownIntro } from "./town-intro";

test("greets the town, shows it on the map, and leads to a quote and to the services", () => {
  render(
    <TownIntro
      data={{
        name: "Puck",
        path: "/puck",
        locative: "w Pucku",
        summary: "sand by the bay",
        heading: "Gardens: Puck",
      }}
      crumbs={[{ label: "Gdzie pracujemy", href: "/gdzie-pracujemy" }, { label: "Puck" }]}
      texts={{
        pitch: "Felling and lawns {locative}.",
        ground: "Ground: {summary}.",
        button: "See our services",
        map: mapTexts,
      }}
      towns={["Puck", "Sztum"].map(mapTown)}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gardens: Puck");
  expect(screen.getByText("Felling and lawns w Pucku.")).toBeInTheDocument();
  expect(screen.getByText("Ground: sand by the bay.")).toBeInTheDocument();
  const map = within(screen.getByRole("group", { name: "Map: Puck and others" }));
  expect(map.getByRole("link", { current: "page" })).toHaveTextContent("Puck");
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute("href", "#wycena");
  expect(screen.getByRole("link", { name: "See our services" })).toHaveAttribute(
    "href",
    "/#uslugi",
  );
  for (const name of ["Bezpłatna wycena", "See our services"])
    expect(screen.getByRole("link", { name })).toHaveClass("without-call-bar");
  expect(screen.getByRole("link", { name: "Od 15 lat" })).toBeInTheDocument();
  const way = within(screen.getByRole("navigation", { name: "Ścieżka" }));
  expect(way.getByRole("link", { name: "Gdzie pracujemy" })).toHaveAttribute(
    "href",
    "/gdzie-pracujemy",
  );
  expect(way.getByText("Puck")).toHaveAttribute("aria-current", "page");
});
