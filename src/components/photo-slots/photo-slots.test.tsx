import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { markFaults } from "@typed-site/enquiries/form";
import { photosWords } from "../../sections/sections.fixture";
import { PhotoSlots } from "./photo-slots";

const slots = [
  { name: "photoWhole", label: "Całość", hint: "Z daleka.", drawing: "tree" },
  { name: "photoAccess", label: "Dojazd", hint: "Brama i droga.", drawing: "gate" },
] as const;

const show = () =>
  render(
    <PhotoSlots
      heading="Trzy zdjęcia"
      slots={slots}
      words={photosWords}
      errors={{ wrongType: "Nie to." }}
    />,
  ).container;

test("each photo has a field of its own, under one heading, with what it should show", () => {
  show();
  const group = within(screen.getByRole("group", { name: "Trzy zdjęcia" }));
  for (const { name, label, hint } of slots) {
    const field = group.getByLabelText(label);
    expect(field).toHaveAttribute("name", name);
    expect(field).not.toHaveAttribute("multiple");
    expect(field).toHaveAccessibleDescription(hint);
  }
});

test("the drawings say nothing to assistive technology", () => {
  const drawings = [...show().querySelectorAll("svg")];
  expect(drawings.length).toBeGreaterThanOrEqual(slots.length);
  for (const drawing of drawings) {
    expect(drawing).toHaveAttribute("aria-hidden", "true");
  }
});

test("a fault is said at the photo that has it", async () => {
  const form = show();
  const field = screen.getByLabelText("Dojazd");
  await userEvent.upload(field, new File(["x"], "a.jpg", { type: "image/jpeg" }));
  markFaults(form, [{ field: "photoAccess", code: "wrongType" }]);
  expect(field).toHaveAccessibleDescription("Brama i droga. Nie to.");
  expect(screen.getByLabelText("Całość")).toHaveAccessibleDescription("Z daleka.");
});
