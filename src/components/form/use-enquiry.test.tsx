import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type * as FormDefinition from "@typed-site/enquiries/form";
import { formMessages, formProblems } from "../../sections/sections.fixture";

jest.doMock("@typed-site/enquiries/form", () => ({
  ...jest.requireActual<typeof FormDefinition>("@typed-site/enquiries/form"),
  loadSendEnquiry: () => Promise.reject(new Error("offline")),
}));

test("where the code that sends a form can't be loaded, the browser itself sends it", async () => {
  const { Form } = await import("./form");
  const submit = jest.spyOn(HTMLFormElement.prototype, "submit").mockImplementation();
  render(
    <Form name="quote" page="/" heading="Wycena" messages={formMessages} problems={formProblems}>
      <input name="town" />
    </Form>,
  );
  expect(fireEvent.submit(screen.getByRole("form"))).toBe(false);
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});
