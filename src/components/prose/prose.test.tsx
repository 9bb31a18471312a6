import { render, screen } from "@testing-library/react";
import { Prose } from "./prose";

test("shows paragraphs and links of the Markdown", () => {
  render(<Prose html='<p>Zobacz <a href="/ogrodzenia">ogrodzenia</a>.</p>' />);
  expect(screen.getByText(/Zobacz/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "ogrodzenia" })).toHaveAttribute("href", "/ogrodzenia");
});
