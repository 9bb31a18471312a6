import { render, screen, within } from "@testing-library/react";
import { photo } from "../sections.fixture";
import { TownIntro } from "./town-intro";

test("greets the town, with ways to a quote and to the services", () => {
  render(
    <TownIntro
      data={{
        name: "Puck",
        locative: "w Pucku",
        photo: photo("A garden by the bay"),
      }}
      texts={{
        heroTitle: "Gardens: {town}",
        pitch: "Felling and lawns {locative}.",
        button: "See our services",
      }}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gardens: Puck");
  expect(screen.getByText("Felling and lawns w Pucku.")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A garden by the bay" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
  expect(screen.getByRole("link", { name: "See our services" })).toHaveAttribute(
    "href",
    "/#uslugi",
  );
  const way = within(screen.getByRole("navigation", { name: "Ścieżka" }));
  expect(way.getByRole("link", { name: "Gdzie pracujemy" })).toHaveAttribute(
    "href",
    "/gdzie-pracujemy",
  );
  expect(way.getByText("Puck")).toHaveAttribute("aria-current", "page");
});
