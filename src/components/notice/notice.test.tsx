import { render, screen } from "@testing-library/react";
import { Notice } from "./notice";

test("says what is the matter and how to go on", () => {
  render(<Notice heading="Nie wysłano" html='<p><a href="tel:+48500">Zadzwoń</a></p>' level={4} />);
  expect(screen.getByRole("heading", { level: 4, name: "Nie wysłano" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Zadzwoń" })).toHaveAttribute("href", "tel:+48500");
});
