import { render, screen } from "@testing-library/react";
import { Brand } from "./brand";

test("leads home under the company's name", () => {
  render(<Brand name="Bór i Trawnik" />);
  expect(screen.getByRole("link", { name: "Bór i Trawnik" })).toHaveAttribute("href", "/");
});
