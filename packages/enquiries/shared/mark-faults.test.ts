/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import { formHtml } from "../form.fixture";
import { errorAttribute } from "./form-protocol";
import { markFaults, openFolds, showOnTop } from "./mark-faults";

function show() {
  document.body.innerHTML = formHtml("quote");
  return screen.getByRole("form");
}

test("lists the faults on top with links, and says the same at the fields", () => {
  const form = show();
  markFaults(form, [
    { field: "consent", code: "missing" },
    { field: "email", code: "oneOf" },
  ]);
  const summary = within(screen.getByRole("alert"));
  expect(summary.getByText("Put this right:")).toBeVisible();
  const email = screen.getByRole("textbox", { name: "E-mail" });
  const consent = screen.getByRole("checkbox");
  const links = summary.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual([
    "E-mail or phone, please.",
    "Agree, please.",
  ]);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `#${email.id}`,
    `#${consent.id}`,
  ]);
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription("E-mail hint E-mail or phone, please.");
  expect(consent).toBeInvalid();
  expect(screen.getByRole("textbox", { name: "Phone" })).toBeValid();
  for (const words of screen.getAllByText("Agree, please.")) expect(words).toBeVisible();
  expect(screen.getByRole("alert").parentElement).toHaveAttribute("autofocus");
});

test("a fault of a choice is marked at its list; what was corrected before is a fault again", () => {
  const form = show();
  const list = screen.getByRole("combobox", { name: "Service" });
  const field = list.parentElement;
  field?.setAttribute("data-corrected", "");
  markFaults(form, [{ field: "service", code: "tooLong" }]);
  expect(errorAttribute("tooLong")).toBe("data-error-toolong");
  expect(list).toBeInvalid();
  expect(field).not.toHaveAttribute("data-corrected");
  expect(within(screen.getByRole("alert")).getByRole("link")).toHaveAttribute(
    "href",
    `#${list.id}`,
  );
});

test("a field tells the first of its faults, beside whatever else describes it", () => {
  const form = show();
  const email = screen.getByRole("textbox", { name: "E-mail" });
  const faults = (["oneOf", "invalid"] as const).map((code) => ({ field: "email" as const, code }));
  markFaults(form, faults);
  expect(email).toHaveAccessibleDescription("E-mail hint E-mail or phone, please.");
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(1);
});

test("words are no markup", () => {
  const form = show();
  const odd = "<i>a</i> & b";
  const email = screen.getByRole("textbox", { name: "E-mail" });
  email.id = 'a"b';
  email.parentElement?.setAttribute(errorAttribute("oneOf"), odd);
  form.setAttribute("data-invalid", odd);
  markFaults(form, [{ field: "email", code: "oneOf" }]);
  expect(screen.getAllByText(odd)).toHaveLength(3);
  expect(within(screen.getByRole("alert")).getByRole("link")).toHaveAttribute("href", '#a"b');
});

test("a form without the places for messages still shows which field has a fault", () => {
  document.body.innerHTML =
    '<form><p data-field="email" data-error-invalid="No."><input></p></form>';
  const form = document.querySelector("form") as HTMLFormElement;
  markFaults(form, [{ field: "email", code: "invalid" }]);
  expect(form.querySelector("[data-faulty]")).toHaveAttribute("data-field", "email");
});

test("a message names what it is about, and the form keeps which address was offered", () => {
  const form = show();
  const odd = "o'a$&b@gmail.com";
  markFaults(form, [{ field: "email", code: "misspelt", about: odd }]);
  expect(screen.getByRole("alert")).toHaveTextContent(`Is it ${odd}?`);
  expect(new FormData(form as HTMLFormElement).get("asked")).toBe(odd);
});

test("leaves nothing behind when the faults are gone", () => {
  const form = show();
  const before = form.innerHTML;
  markFaults(form, [{ field: "email", code: "invalid" }]);
  expect(form.innerHTML).not.toBe(before);
  markFaults(form, []);
  expect(form.innerHTML).toBe(before);
});

test("unfolds the part that has a fault, and only then", () => {
  const form = show();
  const message = screen.getByLabelText("Message");
  markFaults(form, [{ field: "email", code: "oneOf" }]);
  expect(message).not.toBeVisible();
  markFaults(form, [{ field: "message", code: "tooLong" }]);
  expect(message).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Message: at most 3000.");
});

test("unfolds what the form itself is folded in", () => {
  document.body.innerHTML = `<details><summary>Only a question?</summary>${formHtml("quote")}</details>`;
  const form = document.querySelector("form") as HTMLFormElement;
  expect(form).not.toBeVisible();
  markFaults(form, [{ field: "email", code: "oneOf" }]);
  openFolds(document.body);
  expect(form).toBeVisible();
});

test("unfolds the part that has something filled in", () => {
  const form = show();
  const message = screen.getByLabelText("Message");
  message.setAttribute("data-filled", "");
  openFolds(form);
  expect(message).toBeVisible();
});

test("a message on top replaces the one before", () => {
  const form = show();
  showOnTop(form, "<p>One</p>");
  showOnTop(form, "<p>Two</p>");
  expect(screen.getByRole("alert")).toHaveTextContent(/^Two$/);
  showOnTop(form, "");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
