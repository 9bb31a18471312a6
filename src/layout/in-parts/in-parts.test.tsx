import { act, render, screen } from "@testing-library/react";
import { DrawnInParts, InParts } from "./in-parts";

const names = ["Opening", "About", "Services", "Reviews", "Contact"];

function page(inParts: boolean) {
  return (
    <DrawnInParts.Provider value={inParts}>
      <InParts>
        {names.map((name) => (
          <section key={name} aria-label={name}>
            <input aria-label={`${name} field`} />
          </section>
        ))}
        {false}
      </InParts>
    </DrawnInParts.Provider>
  );
}

const drawn = () =>
  screen.getAllByRole("region").map((section) => section.getAttribute("aria-label"));

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const nextFrame = () => act(() => jest.advanceTimersToNextFrame());

test("draws the first part at once and one more in each frame", () => {
  render(page(true));
  for (let count = 1; count <= names.length; count++) {
    expect(drawn()).toEqual(names.slice(0, count));
    nextFrame();
  }
  expect(drawn()).toEqual(names);
});

test("leaves nothing behind once the page is whole", () => {
  const { container } = render(page(true));
  for (const _ of names) nextFrame();
  const inParts = container.innerHTML;
  expect(inParts).toBe(render(page(false)).container.innerHTML);
});

test("draws the whole page at once where it is not drawn in parts", () => {
  render(page(false));
  expect(drawn()).toEqual(names);
});

test("is whole at once for a visitor who goes to a place on the page meanwhile", () => {
  const { rerender } = render(page(true));
  rerender(page(false));
  expect(drawn()).toEqual(names);
});

test("keeps what was typed while the address changes", () => {
  const { rerender } = render(page(true));
  rerender(page(false));
  const field = screen.getByLabelText<HTMLInputElement>("Contact field");
  field.value = "Gdańsk";
  rerender(page(true));
  for (const _ of names) nextFrame();
  expect(screen.getByLabelText("Contact field")).toHaveValue("Gdańsk");
});

test("what a visitor does in the first part stays while the others come", () => {
  render(page(true));
  const field = screen.getByLabelText("Opening field");
  field.focus();
  for (const _ of names) nextFrame();
  expect(drawn()).toEqual(names);
  expect(field).toHaveFocus();
});
