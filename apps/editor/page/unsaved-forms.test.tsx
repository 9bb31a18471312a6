import { act, render, screen } from "@testing-library/react";
import { forgetDraft, keepDraft } from "./entry/drafts";
import { UnsavedForms } from "./unsaved-forms";

const change = () => act(() => void window.dispatchEvent(new StorageEvent("storage")));

test("forms that hold something unsaved are links, also of what another tab saves meanwhile", () => {
  localStorage.clear();
  const { container } = render(<UnsavedForms />);
  expect(container).toBeEmptyDOMElement();
  const address = "#?view=entry&file=towns%2Fpuck.yaml";
  keepDraft(address, { label: "Miejscowość „Puck”", data: {}, at: Date.now() });
  change();
  const form = screen.getByRole("link", { name: "Miejscowość „Puck”" });
  expect(form).toHaveAttribute("href", address);
  forgetDraft(address);
  change();
  expect(container).toBeEmptyDOMElement();
});
