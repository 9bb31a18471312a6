import { render, screen } from "@testing-library/react";
import { TownsNotes } from "./towns-notes";

test("without notes there is no empty band", () => {
  const { container } = render(<TownsNotes data={{ sections: [] }} />);
  expect(container).toBeEmptyDOMElement();
});

test("each note has its heading and its words", () => {
  const sections = [
    { heading: "How far?", body: { html: "<p>As far as <em>Hel</em>.</p>" } },
    { heading: "Further", body: { html: "<p>Ask.</p>" } },
  ];
  render(<TownsNotes data={{ sections }} />);
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    "How far?As far as Hel.",
    "FurtherAsk.",
  ]);
});
