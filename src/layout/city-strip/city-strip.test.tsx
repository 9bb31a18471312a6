import { render, screen } from "@testing-library/react";
import { CityStrip } from "./city-strip";

const towns = [
  { name: "Gdańsk", path: "/gdańsk" },
  { name: "Pruszcz Gdański", path: "/pruszcz-gdański" },
];

test("leads to every town and marks the one whose page this is", () => {
  render(<CityStrip heading="Gdzie pracujemy" list="Lista" towns={towns} path="/gdańsk" />);
  expect(screen.getByRole("region", { name: "Gdzie pracujemy" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Gdzie pracujemy" })).toHaveAttribute(
    "href",
    "/gdzie-pracujemy",
  );
  expect(screen.getByRole("link", { name: "Gdańsk" })).toHaveAttribute("aria-current", "page");
  const other = screen.getByRole("link", { name: "Pruszcz Gdański" });
  expect(other).toHaveAttribute("href", "/pruszcz-gdański");
  expect(other).not.toHaveAttribute("aria-current");
});
