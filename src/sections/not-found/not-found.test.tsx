import { render, screen } from "@testing-library/react";
import { NotFound } from "./not-found";

test("says that nothing is here and offers ways on", () => {
  const links = [
    { label: "Home page", address: "/" },
    { label: "Services", address: "/#uslugi" },
  ];
  render(<NotFound data={{ code: "404", headline: "Gone", body: "It moved.", links }} />);
  expect(screen.getByText("404")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gone");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/#uslugi",
  ]);
});
