import { render, screen } from "@testing-library/react";
import { FellingNotes } from "./felling-notes";

const words = {
  nesting: {
    heading: "Birds",
    body: { html: "<p>They nest.</p>" },
    today: "now",
    seasons: [
      { from: "10-16", to: "02-29", dates: "October to February", note: "Without birds." },
      { from: "03-01", to: "10-15", dates: "March to October", note: "With birds." },
    ],
  },
  penalty: { heading: "Penalties", body: { html: "<p>Dear.</p>" } },
};

test.each([
  ["2026-07-01T10:00:00Z", "With birds."],
  // In Poland it is the first of March already.
  ["2026-02-28T23:30:00Z", "With birds."],
  ["2026-02-28T22:30:00Z", "Without birds."],
])("at %s the part of the year is marked that it is in: %s", (now, note) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<FellingNotes words={words} />);
  jest.useRealTimers();
  const marked = screen.getAllByRole("definition").map(({ parentElement }) => parentElement);
  expect(marked.filter((one) => one?.getAttribute("aria-current") === "date")).toEqual([
    screen.getByText(note).parentElement,
  ]);
  expect(screen.getByText(note).parentElement).toHaveTextContent(/ now/);
  expect(screen.getByRole("heading", { name: "Penalties" })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Birds" })).toHaveTextContent("Dear.");
});
