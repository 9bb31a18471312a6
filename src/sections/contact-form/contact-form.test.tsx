import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forms } from "../fixtures";
import { ContactForm } from "./contact-form";

test("asks for e-mail, phone and topic, each with a label and a hint", () => {
  render(<ContactForm data={{ forms }} />);
  const form = within(screen.getByRole("form", { name: "Write to us" }));
  expect(form.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription("E-mail hint");
  expect(form.getByRole("textbox", { name: "Phone" })).toHaveAttribute("type", "tel");
  const topic = form.getByRole("combobox", { name: "Topic" });
  expect(
    within(topic)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Topic example", "Felling", "Other"]);
});

test("asks for consent, never given in advance, with links to what is agreed to", () => {
  render(<ContactForm data={{ forms }} />);
  expect(screen.getByRole("checkbox", { name: /I agree/ })).not.toBeChecked();
  expect(screen.getByRole("link", { name: "terms" })).toHaveAttribute("href", "/regulamin-serwisu");
  expect(screen.getByText("You may change your mind.")).toBeInTheDocument();
});

test("the button opens a notice with another way, and what was typed stays", async () => {
  const user = userEvent.setup();
  render(<ContactForm data={{ forms }} />);
  const email = screen.getByRole("textbox", { name: "E-mail" });
  await user.type(email, "jan@przyklad.pl");
  await user.click(screen.getByText("Send"));
  expect(screen.getByText("Send").closest("details")).toHaveAttribute("open");
  expect(screen.getByText("Call us for now")).toBeVisible();
  expect(screen.getByRole("link", { name: "+48 500 100 200" })).toBeVisible();
  expect(email).toHaveValue("jan@przyklad.pl");
});
