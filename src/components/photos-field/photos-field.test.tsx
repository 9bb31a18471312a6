import { render, screen } from "@testing-library/react";
import { PhotosField } from "./photos-field";

test("takes several pictures of the types that the rules allow", () => {
  render(<PhotosField name="photos" label="Zdjęcia" hint="Do 5 zdjęć." />);
  const input = screen.getByLabelText("Zdjęcia");
  expect(input).toHaveAccessibleDescription("Do 5 zdjęć.");
  expect(input).toHaveAttribute("multiple");
  expect(input).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
});

test("takes one where one is asked for", () => {
  render(<PhotosField name="photoWhole" label="Całość" single />);
  expect(screen.getByLabelText("Całość")).not.toHaveAttribute("multiple");
});
