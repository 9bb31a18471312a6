import { render, screen, within } from "@testing-library/react";
import { Carousel } from "./carousel";

test("is a named list with one item for each card, in order", () => {
  render(
    <Carousel label="Usługi">
      <a href="/1">Mulczer</a>
      <a href="/2">Wycinka</a>
    </Carousel>,
  );
  const list = within(screen.getByRole("list", { name: "Usługi" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Mulczer",
    "Wycinka",
  ]);
});
