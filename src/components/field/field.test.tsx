import { render, screen } from "@testing-library/react";
import { ERROR, markFaults } from "@typed-site/enquiries/form";
import { Field } from "./field";

const field = (texts: { hint?: string; note?: string }) =>
  render(
    <Field name="town" label="Miejscowość" {...texts} errors={{ tooLong: "Skróć miejscowość." }}>
      {(control) => <input {...control} />}
    </Field>,
  );

test("hint and error both describe the control", () => {
  const { container } = field({ hint: "Gdzie leży działka." });
  const input = screen.getByRole("textbox", { name: "Miejscowość" });
  expect(input).toHaveAccessibleDescription("Gdzie leży działka.");
  expect(input).toBeValid();
  expect(container.querySelectorAll(".hint")).toHaveLength(1);
  // an empty message would show its sign
  const message = container.querySelector(`[${ERROR}]`);
  expect(message).not.toBeVisible();
  markFaults(container, [{ field: "town", code: "tooLong" }]);
  expect(input).toHaveAccessibleDescription("Gdzie leży działka. Skróć miejscowość.");
  expect(input).toBeInvalid();
  expect(message).toBeVisible();
});

test("a note below the control is no part of what describes it", () => {
  field({ hint: "Gdzie leży działka.", note: '<p><a href="/dojazd">Więcej</a></p>' });
  const input = screen.getByRole("textbox", { name: "Miejscowość" });
  expect(input).toHaveAccessibleDescription("Gdzie leży działka.");
  const link = screen.getByRole("link", { name: "Więcej" });
  expect(input.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("two fields with the same label do not meet", () => {
  field({});
  field({});
  const [first, second] = screen.getAllByRole("textbox", { name: "Miejscowość" });
  expect(first?.id).not.toBe(second?.id);
});
