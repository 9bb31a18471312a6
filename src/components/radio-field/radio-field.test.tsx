import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RadioField } from "./radio-field";

test("is one of several, none of them chosen in advance, in a group with a name", async () => {
  render(
    <RadioField name="when" label="When?" options={["Any time", "At once"]}>
      Call us
    </RadioField>,
  );
  expect(screen.getByRole("group", { name: "When?" })).toBeInTheDocument();
  const [any, atOnce] = screen.getAllByRole("radio");
  expect(any).not.toBeChecked();
  expect(atOnce).not.toBeChecked();
  await userEvent.click(screen.getByText("Any time"));
  await userEvent.click(screen.getByText("At once"));
  expect(any).not.toBeChecked();
  expect(atOnce).toBeChecked();
  // what the form sends
  expect(screen.getByRole("radio", { name: "At once" })).toHaveAttribute("value", "At once");
  expect(screen.getByRole("radio", { name: "At once" })).toHaveAttribute("name", "when");
  expect(screen.getByText("Call us")).toBeInTheDocument();
});
