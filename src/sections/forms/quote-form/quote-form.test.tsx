import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { loadFormState } from "@typed-site/enquiries/form";
import { forms, quoteForm, service } from "../../sections.fixture";
import { ContactForm } from "../contact-form/contact-form";
import { QuoteForm } from "./quote-form";

test("asks for what a quote needs, with hints", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
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
  expect(form.getByText("Ask for a quote").closest("button")).toHaveTextContent(
    forms.messages.sending,
  );
});

test("a girth that comes back is told what it needs, as one that is typed", async () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  const form = screen.getByRole<HTMLFormElement>("form");
  const { writeValues } = await loadFormState();
  act(() => writeValues(form, { girth: "50,5 cm" }));
  expect(within(form).getByText("Zgłoszenie")).toBeInTheDocument();
});

test("chosen photos are listed, and where no device can say where it is, none is asked", () => {
  // jsdom draws nothing
  HTMLCanvasElement.prototype.getContext = () => null;
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  const input = screen.getByLabelText("Photos");
  fireEvent.change(input, {
    target: { files: [new File(["a"], "a.jpg", { type: "image/jpeg" })] },
  });
  expect(screen.getByText("a.jpg")).toBeInTheDocument();
  const locate = screen.getByRole("button", { name: forms.extras.locate.button, hidden: true });
  expect(locate.closest("[hidden]")).not.toBeNull();
});

test("nothing is marked as a must", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  for (const role of ["textbox", "combobox", "checkbox"])
    for (const field of screen.getAllByRole(role)) expect(field).not.toBeRequired();
});

test("compact: labels without hints, but that the consent can be withdrawn (RODO, art. 7(3))", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" compact />);
  expect(screen.getByRole("checkbox")).toHaveAccessibleDescription("You may change your mind.");
  expect(screen.getByRole("textbox", { name: "Area" })).toBeInTheDocument();
  for (const hint of ["Area hint", "E-mail hint"])
    expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test("starts with the page's service", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" service={service("felling")} />);
  expect(screen.getByLabelText("Service")).toHaveDisplayValue("Service felling");
});

test("gives an example of the page's own trade, where there is one", () => {
  const example = () => screen.getByLabelText("Message").getAttribute("placeholder");
  const tree = { ...service("felling"), example: "three birches" };
  const { unmount } = render(<QuoteForm data={quoteForm} page="/felling" service={tree} />);
  expect(example()).toBe("three birches");
  unmount();
  render(<QuoteForm data={quoteForm} page="/mulching" service={service("mulching")} />);
  expect(example()).toBe("Message example");
});

test("starts with the page's town", () => {
  render(<QuoteForm data={quoteForm} page="/puck" townName="Puck" />);
  expect(screen.getByRole("textbox", { name: "Town" })).toHaveValue("Puck");
});

test("asks what is to be done, and folds what only helps", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  for (const label of ["Message", "Area", "Town", "Service"])
    expect(screen.getByLabelText(label)).toBeVisible();
  const more = screen.getByText("Add more").closest("details");
  for (const label of ["Girth", "Location", "Photos"]) {
    expect(screen.getByLabelText(label)).not.toBeVisible();
    expect(more).toContainElement(screen.getByLabelText(label));
  }
  for (const label of ["Stump", "Length"])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
});

test.each<[measure: Queries.ServiceMeasure, asked: string]>([
  ["girth", "Girth"],
  ["stump", "Stump"],
  ["length", "Length"],
  ["area", "Area"],
])("a service that is priced by its %s asks for no other measure", (measure, asked) => {
  const trade = { ...service("felling"), measure };
  render(<QuoteForm data={quoteForm} page="/felling" service={trade} compact />);
  for (const label of ["Message", asked, "Town"])
    expect(screen.getByLabelText(label)).toBeVisible();
  expect(screen.getByLabelText("Service")).not.toBeVisible();
  for (const other of ["Girth", "Stump", "Length", "Area"].filter((label) => label !== asked))
    expect(screen.queryByLabelText(other)).not.toBeInTheDocument();
});

test("says before the two fields that one of them is enough", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  const group = within(screen.getByRole("group", { name: "E-mail or phone is enough" }));
  const names = group.getAllByRole("textbox").map((field) => field.getAttribute("name"));
  expect(names).toEqual(["email", "phone"]);
});

test("says under the button when the company answers", () => {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  const answer = screen.getByText("Odpowiadamy w ciągu dnia.");
  expect(screen.getByRole("form")).toHaveFormValues({ form: "quote", page: "/kontakt" });
  expect(screen.getByText("Ask for a quote").compareDocumentPosition(answer)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("its heading fits where it stands", () => {
  const { rerender } = render(<QuoteForm data={quoteForm} page="/kontakt" />);
  expect(screen.getByRole("heading", { level: 2, name: "Free quote" })).toBeInTheDocument();
  rerender(<QuoteForm data={quoteForm} page="/kontakt" level={3} />);
  expect(screen.getByRole("heading", { level: 3, name: "Free quote" })).toBeInTheDocument();
});

test("shares a page with the contact form without sharing an id", () => {
  render(
    <>
      <QuoteForm data={quoteForm} page="/kontakt" />
      <ContactForm data={{ forms }} page="/kontakt" />
    </>,
  );
  const ids = Array.from(document.querySelectorAll("[id]"), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(0);
});
