import { render, screen, within } from "@testing-library/react";
import { Breadcrumb } from "./breadcrumb";

const items = [
  { label: "Strona główna", href: "/" },
  { label: "Ogrodzenia", href: "/ogrodzenia" },
];

test("leads up and marks the page itself, which is no link", () => {
  render(<Breadcrumb label="Ścieżka" items={items} />);
  const path = within(screen.getByRole("navigation", { name: "Ścieżka" }));
  expect(path.getAllByRole("link")).toHaveLength(1);
  expect(path.getByRole("link", { name: "Strona główna" })).toHaveAttribute("href", "/");
  expect(path.getByText("Ogrodzenia")).toHaveAttribute("aria-current", "page");
});
