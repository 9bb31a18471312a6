import { render, screen } from "@testing-library/react";
import { LinkRow } from "./link-row";

test("leads on, in the order given", () => {
  const links = [
    { label: "Strona główna", address: "/" },
    { label: "Kontakt", address: "/kontakt" },
  ];
  render(<LinkRow links={links} />);
  const shown = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(shown).toEqual(["/", "/kontakt"]);
});
