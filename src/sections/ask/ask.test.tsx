import { render, screen, within } from "@testing-library/react";
import { contact, quoteForm } from "../sections.fixture";
import { Ask } from "./ask";

test("the page's quote buttons lead to the form, whose heading is below that of the section", () => {
  render(<Ask data={{ ...contact, ...quoteForm }} page="/puck" townName="Puck" />);
  const section = within(screen.getByRole("region", { name: "Tell us of your plot" }));
  const form = section.getByRole("form", { name: "Free quote" });
  expect(document.getElementById("wycena")).toContainElement(form);
  expect(section.getByRole("heading", { level: 3, name: "Free quote" })).toBeInTheDocument();
  expect(within(form).getByRole("textbox", { name: "Town" })).toHaveValue("Puck");
  // A narrow column has no room for hints.
  expect(form).not.toHaveTextContent("Town hint");
});
