import { act, render, screen, within } from "@testing-library/react";
import { sections } from "../sections.fixture";
import { ServiceDetails } from "./service-details";

const data = {
  title: "Mulching",
  lead: { html: "<p>What it is.</p>" },
  sections: sections(3),
  priceSection: 3,
};
const contents = () => within(screen.getByRole("navigation", { name: "Spis treści" }));

test("describes the service in numbered sections that the contents lead to", () => {
  render(<ServiceDetails data={data} askHeading="Ask us" />);
  expect(screen.getByRole("region", { name: "Mulching" })).toHaveAttribute("id", "wiecej");
  expect(screen.getByText("What it is.")).toBeInTheDocument();
  for (const link of contents().getAllByRole("link")) {
    const target = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(target).toHaveTextContent(link.textContent ?? "nothing");
  }
  expect(contents().getAllByRole("link")).toHaveLength(3);
});

test("a phone opens with the first section and with what the price depends on", () => {
  render(<ServiceDetails data={data} askHeading="Ask us" />);
  expect(screen.getByText("Text 1")).toBeVisible();
  expect(screen.getByText("Text 2")).not.toBeVisible();
  expect(screen.getByText("Text 3")).toBeVisible();
});

test("the contents open without a script", () => {
  render(<ServiceDetails data={data} askHeading="Ask us" />);
  expect(
    screen.getByText("Spis treści", { selector: "summary" }).closest("details"),
  ).not.toBeNull();
});

test("a card tells how to ask", () => {
  render(<ServiceDetails data={data} askHeading="Ask us" />);
  const card = within(screen.getByRole("complementary", { name: "Kontakt" }));
  expect(card.getByRole("heading", { level: 2, name: "Ask us" })).toBeInTheDocument();
  const links = card.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["tel:+48500100200", "mailto:kontakt@boritrawnik.example", "/kontakt"]);
});

describe("while reading", () => {
  let crossLine: () => void = () => undefined;
  let line: string | undefined;
  const watched: string[] = [];
  const tops = new Map<string, number>();

  beforeEach(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(callback: () => void, options?: IntersectionObserverInit) {
          crossLine = callback;
          line = options?.rootMargin;
        }
        observe({ id }: Element) {
          watched.push(id);
        }
        disconnect() {}
      },
    });
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (
      this: Element,
    ) {
      return new DOMRect(0, tops.get(this.id) ?? 0, 0, 0);
    });
  });

  const scrollTo = (...positions: number[]) => {
    positions.forEach((top, index) => tops.set(String(index + 1), top));
    act(() => crossLine());
  };

  test("the contents mark the section on show, also after a jump back to the top", () => {
    render(<ServiceDetails data={data} askHeading="Ask us" />);
    // a third of the window, of 768 pixels, is a line
    expect(line).toBe("-33% 0px -66% 0px");
    expect(watched).toEqual(["1", "2", "3"]);
    scrollTo(-900, 250, 270);
    expect(contents().getByRole("link", { current: true })).toHaveTextContent("Section 2");
    scrollTo(900, 1800, 2700);
    expect(contents().queryByRole("link", { current: true })).not.toBeInTheDocument();
  });
});
