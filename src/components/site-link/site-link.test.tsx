import { render, screen } from "@testing-library/react";
import { SiteLink } from "./site-link";

test.each(["/kontakt", "/#uslugi", "#wiecej", "tel:+48500100200", "https://example.com/"])(
  "leads to %s",
  (href) => {
    render(<SiteLink href={href}>Dalej</SiteLink>);
    expect(screen.getByRole("link", { name: "Dalej" })).toHaveAttribute("href", href);
  },
);

test("marks the current page only when it is told to", () => {
  render(
    <>
      <SiteLink href="/">Start</SiteLink>
      <SiteLink href="/o-nas" aria-current="page">
        O nas
      </SiteLink>
    </>,
  );
  expect(screen.getByRole("link", { name: "Start" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("link", { name: "O nas" })).toHaveAttribute("aria-current", "page");
});
