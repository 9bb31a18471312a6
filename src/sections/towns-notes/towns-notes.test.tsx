import { render, screen } from "@testing-library/react";
import { sections } from "../sections.fixture";
import { TownsNotes } from "./towns-notes";

test("each note has its heading and its text", () => {
  render(<TownsNotes data={{ sections: sections(2) }} />);
  expect(screen.getByRole("heading", { level: 2, name: "Section 2" })).toBeInTheDocument();
  expect(screen.getByText("Text 2")).toBeInTheDocument();
});

test("without notes there is no empty band", () => {
  const { container } = render(<TownsNotes data={{ sections: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
