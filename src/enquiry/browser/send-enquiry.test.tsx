import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { quoteForm } from "../../sections/fixtures";
import { QuoteForm } from "../../sections/quote-form/quote-form";
import { restore, send } from "./send-enquiry";

const sent: FormData[] = [];

/** Answers like the server; a number is a status. */
function answer(status: number, json: unknown) {
  global.fetch = jest.fn((address: string, request?: RequestInit) => {
    if (address.endsWith("/stempel")) return Promise.resolve({ json: () => ({ stamp: "signed" }) });
    sent.push(request?.body as FormData);
    return Promise.resolve({ status, json: () => Promise.resolve(json) });
  }) as unknown as typeof fetch;
}

function show() {
  render(<QuoteForm data={quoteForm} page="/kontakt" />);
  return screen.getByRole<HTMLFormElement>("form");
}

async function fillEnough() {
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "jan@przyklad.pl");
  await userEvent.click(screen.getByRole("checkbox"));
}

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  document.title = "Contact";
});

test("a form with faults is not sent; focus goes to the list of them", async () => {
  answer(200, { number: "26-AB12CD" });
  await send(show());
  expect(sent).toHaveLength(0);
  expect(screen.getByRole("alert").parentElement).toHaveFocus();
  expect(document.title).toBe("Error: Contact");
});

test("a stored enquiry leads to the thank-you page, and its draft is forgotten", async () => {
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await send(form);
  await fillEnough();
  await send(form);
  expect(navigate).toHaveBeenCalledWith("/dziekujemy?nr=26-AB12CD");
  expect(sent[0]?.get("stamp")).toBe("signed");
  expect(sent[0]?.get("email")).toBe("jan@przyklad.pl");
  expect(document.title).toBe("Contact");
  expect(sessionStorage).toHaveLength(0);
});

test("two calls at once send once", async () => {
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await fillEnough();
  await Promise.all([send(form), send(form)]);
  expect(sent).toHaveLength(1);
});

test("faults that only the server sees are shown like any other", async () => {
  answer(422, { faults: [{ field: "photos", code: "wrongType" }] });
  const form = show();
  await fillEnough();
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent("Photos only.");
});

test.each([
  [503, { problem: "unavailable" }, "It was not sent"],
  [429, { problem: "tooMany" }, "Too many at once"],
  [413, { problem: "tooLarge" }, "The photos are too large"],
  [200, "nonsense", "It was not sent"],
])("status %d: says so, and keeps what was typed", async (status, json, words) => {
  answer(status, json);
  const form = show();
  await fillEnough();
  await send(form);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@przyklad.pl");
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "false");
});

test("a draft comes back with its key", async () => {
  answer(503, {});
  const first = show();
  await fillEnough();
  await send(first);
  first.reset();
  restore(first);
  expect(screen.getByRole("textbox", { name: "E-mail" })).toHaveValue("jan@przyklad.pl");
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(screen.getByRole("alert")).toHaveTextContent("It was not sent");
  await send(first);
  expect(sent[1]?.get("key")).toBe(sent[0]?.get("key"));
});

test("works where storage is barred", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("barred");
  });
  answer(200, { number: "26-AB12CD" });
  const form = show();
  await fillEnough();
  await send(form);
  expect(sent).toHaveLength(1);
  jest.restoreAllMocks();
});
