import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { transformation } from "../sections.fixture";
import { Transformations } from "./transformations";

beforeEach(() => {
  fakeMedia();
  fakeViewport();
});

const shown = () => screen.getAllByRole("figure").map((figure) => figure.textContent);
const thumbs = () => within(screen.getByRole("group", { name: "Wybierz porównanie" }));

test("starts with the first pair", () => {
  render(<Transformations data={transformation(3)} />);
  expect(screen.getByRole("region", { name: "Transformations" })).toBeInTheDocument();
  expect(shown()).toEqual([expect.stringContaining("Pair 1")]);
  expect(screen.getByRole("img", { name: "Plot 1 overgrown" })).toBeInTheDocument();
  expect(screen.getByRole("slider", { name: /Pair 1/ })).toHaveValue("50");
});

test.each([2, 10])("every one of %d thumbnails shows its own pair and no other", async (count) => {
  const user = userEvent.setup();
  render(<Transformations data={transformation(count)} />);
  for (let number = 1; number <= count; number += 1) {
    await user.click(thumbs().getByRole("button", { name: `Pair ${number}` }));
    expect(shown()).toHaveLength(1);
    expect(shown()[0]).toMatch(new RegExp(`Pair ${number}$`));
    expect(thumbs().getByRole("button", { pressed: true })).toHaveTextContent(`Pair ${number}`);
  }
});

test("all pairs are on the page, for visitors without JavaScript and for paper", () => {
  render(<Transformations data={transformation(3)} />);
  expect(screen.getAllByRole("figure", { hidden: true })).toHaveLength(3);
});

test("a single pair needs no thumbnails", () => {
  render(<Transformations data={transformation(1)} />);
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});

test("two pairs may have the same caption", async () => {
  const user = userEvent.setup();
  const { pairs, ...rest } = transformation(2);
  render(
    <Transformations
      data={{ ...rest, pairs: pairs.map((pair) => ({ ...pair, caption: "Lawn" })) }}
    />,
  );
  const [, second] = thumbs().getAllByRole("button");
  await user.click(second ?? document.body);
  expect(screen.getByRole("img", { name: "Plot 2 cleared" })).toBeVisible();
});

test("the head holds the hint, or the quote button in its place", () => {
  const { rerender } = render(<Transformations data={transformation(1)} />);
  expect(screen.getByText("Move the handle.")).toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
  rerender(<Transformations data={transformation(1)} quote="head" />);
  expect(screen.queryByText("Move the handle.")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toBeInTheDocument();
});

test("the quote button can stand below, and the hint stays", () => {
  render(<Transformations data={transformation(1)} quote="below" />);
  expect(screen.getByText("Move the handle.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Bezpłatna wycena" })).toHaveAttribute(
    "href",
    "/kontakt",
  );
});

test("says of each visualisation that it is one", () => {
  const { pairs, ...rest } = transformation(1);
  const drawn = { ...rest, pairs: pairs.map((pair) => ({ ...pair, visualisation: true })) };
  render(<Transformations data={drawn} />);
  expect(screen.getByText("Pair 1 (wizualizacja)")).toBeInTheDocument();
});

test.each([
  ["starts with the pair that it is told", 2, "Pair 2"],
  ["goes on from the first pair beyond the last one", 4, "Pair 1"],
])("%s", (_, first, caption) => {
  render(<Transformations data={transformation(3)} first={first} />);
  expect(shown()).toEqual([expect.stringContaining(caption)]);
});

test("each comparison is as high and moves as its file says, on the surface that the page asks for", () => {
  const data = { ...transformation(1), mode: "hover" as const, height: 500 };
  render(<Transformations data={data} surface="on-lichen" />);
  expect(screen.getByRole("figure").style.getPropertyValue("--h")).toBe("500px");
  expect(screen.getByRole("slider")).toHaveAttribute("data-line", "hover");
  expect(screen.getByRole("region")).toHaveClass("section on-lichen");
});

test("a comparison moves by itself where its file says so", () => {
  jest.useFakeTimers();
  render(<Transformations data={{ ...transformation(1), autoplay: true }} />);
  jest.advanceTimersByTime(600);
  expect(screen.getByRole("slider")).not.toHaveValue("50");
  jest.useRealTimers();
});

test.each([
  [8, "choice"],
  [9, "choice many"],
])("%d thumbnails stand in rows that fit: %s", (count, classes) => {
  render(<Transformations data={transformation(count)} />);
  const group = screen.getByRole("group", { name: "Wybierz porównanie" });
  expect(group).toHaveClass(classes, { exact: true });
  // the caption alone names each
  expect(
    thumbs().getAllByRole("button")[0]?.querySelector("[aria-hidden=true] img"),
  ).not.toBeNull();
});
