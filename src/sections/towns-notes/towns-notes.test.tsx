import { render } from "@testing-library/react";
import { TownsNotes } from "./towns-notes";

test("without notes there is no empty band", () => {
  const { container } = render(<TownsNotes data={{ sections: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
