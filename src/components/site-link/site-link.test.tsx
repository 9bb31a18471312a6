import { render, screen } from "@testing-library/react";
import { prefetchPathname } from "gatsby";
import { fakeViewport } from "../../../e2e/support/jest/browser";
import { SiteLink } from "./site-link";

// one for the whole file, as one observer watches all links
const setInView = fakeViewport();

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

test("has Gatsby fetch what a link in view leads to, until it is out of view again", () => {
  const abort = jest.fn();
  const prefetch = jest
    .mocked(prefetchPathname)
    .mockClear()
    .mockReturnValue({ abort } as never);
  render(
    <>
      <SiteLink href="#wycena">Wycena</SiteLink>
      <SiteLink href="https://example.com/">Urząd</SiteLink>
      <SiteLink href="/gdańsk#wycena">Gdańsk</SiteLink>
    </>,
  );
  expect(prefetch.mock.calls).toEqual([["/gdańsk"]]);
  expect(abort).not.toHaveBeenCalled();
  setInView(false);
  expect(abort).toHaveBeenCalledTimes(1);
});
