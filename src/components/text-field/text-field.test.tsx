import { render, screen } from "@testing-library/react";
import { TextField } from "./text-field";

test("is of plain text unless it is told, and may be filled in beforehand", () => {
  render(<TextField name="town" label="Town" defaultValue="Puck" inputMode="decimal" />);
  const input = screen.getByRole("textbox", { name: "Town" });
  expect(input).toHaveAttribute("type", "text");
  expect(input).toHaveAttribute("inputmode", "decimal");
  expect(input).toHaveValue("Puck");
});

test("has a label, a hint and what helps to fill it in", () => {
  render(
    <TextField
      name="email"
      label="Adres e-mail"
      type="email"
      hint="Tu wyślemy wycenę."
      placeholder="anna@przyklad.pl"
      autoComplete="email"
    />,
  );
  const input = screen.getByRole("textbox", { name: "Adres e-mail" });
  expect(input).toHaveAccessibleDescription("Tu wyślemy wycenę.");
  expect(input).toHaveAttribute("type", "email");
  expect(input).toHaveAttribute("autocomplete", "email");
  expect(screen.getByPlaceholderText("anna@przyklad.pl")).toBe(input);
});
