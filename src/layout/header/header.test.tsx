import { render, screen } from "@testing-library/react";
import { company, labels } from "../../../e2e/support/content/fixtures";
import { HEADER_END } from "../../utils/anchors";
import { Header } from "./header";
import { headerNavigation } from "./header.fixture";

const draw = (kind: "full" | "simple", offersQuote = true, path = "/") =>
  render(
    <Header
      kind={kind}
      path={path}
      offersQuote={offersQuote}
      company={company}
      navigation={headerNavigation}
      labels={labels}
    />,
  );
const quoteLinks = () =>
  screen
    .queryAllByRole("link", { name: "Bezpłatna wycena" })
    .map((link) => link.getAttribute("href"));

test("the full header leads everywhere and offers the quote and the telephone", () => {
  draw("full");
  expect(screen.getByRole("link", { name: "Bór i Trawnik" })).toHaveAttribute("href", "/");
  // on a phone, whose menu ends with it, the form is below the first view
  expect(quoteLinks()).toEqual(["/kontakt", "/kontakt#wycena"]);
  expect(screen.getAllByRole("link", { name: "+48 500 100 200" })).toHaveLength(2);
  expect(screen.getAllByRole("navigation", { name: "Główna" })).not.toHaveLength(0);
});

test("on a phone as on wide screens the page's own link is marked", () => {
  const [{ address = "" } = {}] = headerNavigation.links;
  draw("full", true, address);
  const current = document.querySelectorAll('[aria-current="page"]');
  expect([...current].map((link) => link.getAttribute("href"))).toEqual([address, address]);
});

test("whoever has just asked for a quote is offered the telephone alone", () => {
  draw("full", false);
  expect(quoteLinks()).toEqual([]);
  expect(screen.getAllByRole("link", { name: "+48 500 100 200" })).toHaveLength(2);
});

test.each(["full", "simple"] as const)(
  "the %s header ends with what the first frame waits for",
  (kind) => {
    draw(kind);
    expect(screen.getByRole("banner").lastElementChild).toHaveAttribute("id", HEADER_END);
  },
);

test("the simple header is the mark and the contact link", () => {
  draw("simple");
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Bór i Trawnik",
    "Kontakt",
  ]);
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});
