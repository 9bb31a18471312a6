import { render, screen } from "@testing-library/react";
import { TextAreaField } from "./text-area-field";

test("has a label, and an example in several lines where there is one", () => {
  const { rerender } = render(
    <TextAreaField name="message" label="Message" placeholder="A lawn" />,
  );
  const field = screen.getByRole("textbox", { name: "Message" });
  expect(field).toHaveAttribute("name", "message");
  expect(field).toHaveAttribute("placeholder", "A lawn");
  expect(field).toHaveAttribute("rows", "3");
  rerender(<TextAreaField name="message" label="Message" placeholder={null} />);
  expect(field).not.toHaveAttribute("placeholder");
});
