import { render, screen } from "@testing-library/react";
import { CalendarInvitation } from "./calendar-invitation";

const files = {
  ...{ heading: "In your calendar", body: "It comes again each year." },
  ...{ subscribe: "Subscribe", download: "One file" },
};

test("a subscription names the whole address, a download its place on the site", () => {
  render(<CalendarInvitation data={{ files }} siteUrl="https://site.example" />);
  expect(screen.getByRole("link", { name: "Subscribe" })).toHaveAttribute(
    "href",
    "webcal://site.example/kalendarz-prac.ics",
  );
  const file = screen.getByRole("link", { name: "One file" });
  expect(file).toHaveAttribute("href", "/kalendarz-prac.ics");
  expect(file).toHaveAttribute("download");
});
