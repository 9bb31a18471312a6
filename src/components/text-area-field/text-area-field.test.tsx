import { render, screen } from "@testing-library/react";
import { TextAreaField } from "./text-area-field";

test("has a label, a hint and room for several lines", () => {
  render(<TextAreaField name="message" label="Wiadomość" hint="Napisz." placeholder="np. płot" />);
  const area = screen.getByRole("textbox", { name: "Wiadomość" });
  expect(area).toHaveAccessibleDescription("Napisz.");
  expect(area).toHaveAttribute("name", "message");
  expect(area.tagName).toBe("TEXTAREA");
  expect(screen.getByPlaceholderText("np. płot")).toBe(area);
});
