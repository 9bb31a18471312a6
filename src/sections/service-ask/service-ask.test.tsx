import { render, screen } from "@testing-library/react";
import { contact, forms, quoteForm, service } from "../sections.fixture";
import { ServiceAsk } from "./service-ask";

const data: Queries.ServiceAskFragment = { ...contact, ...quoteForm, forms };

test("offers the contact form where the quote form opened the page", () => {
  render(<ServiceAsk data={data} service={{ ...service("felling"), opening: "form" }} />);
  expect(screen.getByRole("form", { name: "Write to us" })).toBeInTheDocument();
  expect(screen.queryByRole("form", { name: "Free quote" })).not.toBeInTheDocument();
});

test("offers the quote form for this service where it did not", () => {
  render(<ServiceAsk data={data} service={{ ...service("felling"), opening: "comparisons" }} />);
  expect(screen.queryByRole("form", { name: "Write to us" })).not.toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Service" })).toHaveDisplayValue("Service felling");
});
