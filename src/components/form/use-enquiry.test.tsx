import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import type * as FormDefinition from "@typed-site/enquiries/form";
import { ARRIVED } from "@typed-site/enquiries/form";
import { formMessages, formProblems } from "../../sections/sections.fixture";
import type { AttachFields } from "./use-enquiry";

const sending = { prepareForm: jest.fn(), send: jest.fn(), restore: jest.fn() };
const load = jest.fn<Promise<typeof sending>, []>();

jest.doMock("@typed-site/enquiries/form", () => ({
  ...jest.requireActual<typeof FormDefinition>("@typed-site/enquiries/form"),
  loadSendEnquiry: load,
}));

beforeEach(() => {
  jest.clearAllMocks();
  load.mockResolvedValue(sending);
});

async function show(attachFields?: AttachFields) {
  const { Form } = await import("./form");
  const page = (attach?: AttachFields) => (
    <Form
      name="quote"
      page="/"
      heading="Wycena"
      messages={formMessages}
      problems={formProblems}
      {...(attach && { attachFields: attach })}
    >
      <input name="town" aria-label="Town" />
    </Form>
  );
  const { rerender, unmount } = render(page(attachFields));
  const form = screen.getByRole<HTMLFormElement>("form");
  return { form, unmount, rerender: (attach: AttachFields) => rerender(page(attach)) };
}

test("where the code that sends a form can't be loaded, the browser itself sends it", async () => {
  load.mockRejectedValue(new Error("offline"));
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation();
  const { form } = await show();
  expect(fireEvent.submit(form)).toBe(false);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});

test("the code is loaded when a visitor goes into the form, and sends it in the browser's place", async () => {
  const { form } = await show();
  expect(load).not.toHaveBeenCalled();
  act(() => screen.getByLabelText("Town").focus());
  await waitFor(() => expect(sending.prepareForm).toHaveBeenCalledWith(form));
  expect(fireEvent.submit(form)).toBe(false);
  await waitFor(() => expect(sending.send).toHaveBeenCalledWith(form));
});

test("it is loaded for who is in the form already when the scripts come", async () => {
  const { form, rerender } = await show();
  act(() => screen.getByLabelText("Town").focus());
  sending.prepareForm.mockClear();
  rerender(() => undefined);
  await waitFor(() => expect(sending.prepareForm).toHaveBeenCalledWith(form));
});

test("fields are attached once, anew with other words, and not after the form has gone", async () => {
  const signals: AbortSignal[] = [];
  const attach: AttachFields = (_form, signal) => void signals.push(signal);
  const { form, rerender, unmount } = await show(attach);
  rerender(attach);
  expect(signals).toHaveLength(1);
  rerender((...parts) => attach(...parts));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  const detail = { number: "26-AB12CD", arePhotosMissing: false };
  form.dispatchEvent(new CustomEvent(ARRIVED, { detail }));
  expect(navigate).not.toHaveBeenCalled();
  expect(fireEvent.submit(form)).toBe(true);
});
