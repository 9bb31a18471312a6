import { render, screen } from "@testing-library/react";
import { LeadProse } from "./lead-prose";

test("shows every paragraph and keeps links", () => {
  render(<LeadProse html='<p>First.</p><p>Second with a <a href="/o-nas">link</a>.</p>' />);
  expect(screen.getByText("First.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "link" })).toHaveAttribute("href", "/o-nas");
});
