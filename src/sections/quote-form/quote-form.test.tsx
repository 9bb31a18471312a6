import { render, screen, within } from "@testing-library/react";
import { ContactForm } from "../contact-form/contact-form";
import { forms, quoteForm, service } from "../fixtures";
import { QuoteForm } from "./quote-form";

test("asks for what a quote needs, with hints", () => {
  render(<QuoteForm data={quoteForm} />);
  const form = within(screen.getByRole("form", { name: "Free quote" }));
  for (const label of ["E-mail", "Phone", "Area", "Town"]) {
    expect(form.getByRole("textbox", { name: label })).toHaveAccessibleDescription(`${label} hint`);
  }
  const choice = form.getByRole("combobox", { name: "Service" });
  expect(choice).toHaveValue("");
  expect(
    within(choice)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["Service example", "Service mulching", "Service felling"]);
  expect(form.getByRole("checkbox")).not.toBeChecked();
  expect(form.getByText("Ask for a quote")).toBeInTheDocument();
});

test("nothing is marked as a must", () => {
  render(<QuoteForm data={quoteForm} />);
  for (const field of screen.getAllByRole("textbox")) expect(field).not.toBeRequired();
});

test("compact: labels without hints", () => {
  render(<QuoteForm data={quoteForm} compact />);
  expect(screen.getByRole("textbox", { name: "Area" })).toBeInTheDocument();
  expect(screen.queryByText("Area hint")).not.toBeInTheDocument();
});

test("starts with the page's service", () => {
  render(<QuoteForm data={quoteForm} service={service("felling")} />);
  expect(screen.getByRole("combobox", { name: "Service" })).toHaveValue("/felling");
});

test("its heading fits where it stands", () => {
  const { rerender } = render(<QuoteForm data={quoteForm} />);
  expect(screen.getByRole("heading", { level: 2, name: "Free quote" })).toBeInTheDocument();
  rerender(<QuoteForm data={quoteForm} level={3} />);
  expect(screen.getByRole("heading", { level: 3, name: "Free quote" })).toBeInTheDocument();
});

test("shares a page with the contact form without sharing an id", () => {
  render(
    <>
      <QuoteForm data={quoteForm} />
      <ContactForm data={{ forms }} />
    </>,
  );
  const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});
