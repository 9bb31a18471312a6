import { render, screen, within } from "@testing-library/react";
import { photo } from "../sections.fixture";
import { TownIntro } from "./town-intro";

test("greets the town, with ways to a quote and to the services", () => {
  render(
    <TownIntro
      data={{ name: "Puck", headline: "Gardens in Puck", pitch: "Felling and lawns." }}
      texts={{ button: "See our services", photo: photo("A garden") }}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gardens in Puck");
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
  expect(screen.getByRole("link", { name: "See our services" })).toHaveAttribute(
    "href",
    "/#uslugi",
  );
  const way = within(screen.getByRole("navigation", { name: "Ścieżka" }));
  expect(way.getByRole("link", { name: "Gdzie pracujemy" })).toHaveAttribute("href", "/#miasta");
  expect(way.getByText("Puck")).toHaveAttribute("aria-current", "page");
});
