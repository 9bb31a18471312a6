import { render, screen } from "@testing-library/react";
import { DeadEnd } from "./dead-end";

const links = [
  { label: "Home page", address: "/" },
  { label: "Services", address: "/#uslugi" },
];

test("says that nothing is here and offers ways on", () => {
  render(
    <DeadEnd code="404" headline="Gone" links={links}>
      <p>It moved.</p>
    </DeadEnd>,
  );
  expect(screen.getByText("404")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Gone");
  expect(screen.getByText("It moved.")).toBeInTheDocument();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/#uslugi",
  ]);
});
