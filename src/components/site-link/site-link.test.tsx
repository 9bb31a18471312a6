import { render, screen } from "@testing-library/react";
import { fakeViewport } from "@typed-site/test-support/fake-browser";
import { dwell, startLoading } from "./load-in-view";
import { SiteLink } from "./site-link";

// one for the whole file, because one observer watches all links
const setInView = fakeViewport();

// Also where a test does not wait: a real timer of its link would load a page in a later test.
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

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

test("a page whose link was in view before Gatsby could load it is loaded then", async () => {
  const early = jest.fn(() => Promise.resolve());
  render(<SiteLink href="/early">Dalej</SiteLink>);
  await jest.advanceTimersByTimeAsync(dwell);
  startLoading(early);
  expect(early.mock.calls).toEqual([["/early"]]);
});

describe("the page that a link leads to", () => {
  const loadPage = jest.fn(() => Promise.resolve());
  const links = (paths: string[]) =>
    render(
      <>
        {paths.map((path) => (
          <SiteLink key={path} href={path}>
            Dalej
          </SiteLink>
        ))}
      </>,
    );

  beforeAll(() => startLoading(loadPage));
  beforeEach(async () => {
    setInView(true);
    // lets the link of the previous test load
    await jest.advanceTimersByTimeAsync(dwell);
    loadPage.mockClear();
  });

  test("is loaded once the link has been in view for a moment", async () => {
    links(["#wycena", "https://example.com/", "/gdańsk#wycena"]);
    await jest.advanceTimersByTimeAsync(dwell - 1);
    expect(loadPage).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(loadPage.mock.calls).toEqual([[encodeURI("/gdańsk")]]);
  });

  test("is loaded for a link on a map, too", async () => {
    render(
      <svg>
        <SiteLink href="/hel">Hel</SiteLink>
      </svg>,
    );
    await jest.advanceTimersByTimeAsync(dwell);
    expect(loadPage.mock.calls).toEqual([["/hel"]]);
  });

  test("is not loaded for a visitor who scrolls past", async () => {
    links(["/puck"]);
    await jest.advanceTimersByTimeAsync(dwell - 1);
    setInView(false);
    await jest.advanceTimersByTimeAsync(dwell);
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("is loaded in its turn, also where one before it fails", async () => {
    const ends: (() => void)[] = [];
    loadPage.mockImplementation(
      () => new Promise((_, reject) => ends.push(() => reject(new Error("offline")))),
    );
    const paths = ["/a", "/b", "/c", "/d", "/e", "/f"];
    links(paths);
    await jest.advanceTimersByTimeAsync(dwell);
    expect(loadPage).toHaveBeenCalledTimes(4);
    for (const end of ends) {
      end();
      await jest.advanceTimersByTimeAsync(0);
    }
    expect(loadPage.mock.calls).toEqual(paths.map((path) => [path]));
  });
});
