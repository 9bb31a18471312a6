import { render, screen } from "@testing-library/react";
import { sections } from "../sections.fixture";
import { LegalText } from "./legal-text";

test("numbers its sections from 1", () => {
  render(<LegalText data={{ sections: sections(2) }} />);
  expect(document.getElementById("2")).toHaveTextContent("Section 2");
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(2);
});

test("may still be empty", () => {
  const { container } = render(<LegalText data={{ sections: [] }} />);
  expect(container).toBeEmptyDOMElement();
});
