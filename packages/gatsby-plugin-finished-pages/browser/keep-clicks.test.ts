/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import { onInitialClientRender } from "../gatsby-browser";
import { fallbackDelay, keepClicks } from "./keep-clicks";

const root = document.documentElement;
const done: string[] = [];

/** A page with three controls that record what happens to them, and with clicks kept in front of them. */
function open() {
  document.body.innerHTML = `
    <button type="button">Para</button>
    <a href="#zdjecie" data-keep-click><img alt="Zdjęcie"></a>
    <button type="submit">Wyślij</button>
    <a href="#kontakt">Kontakt</a>`;
  for (const control of document.querySelectorAll("a, button")) {
    control.addEventListener("click", (event) => {
      done.push(control.textContent || "Zdjęcie");
      event.preventDefault();
    });
  }
  keepClicks();
}

/** Hydrates the page; mutation observers are notified a moment later. */
async function wake() {
  onInitialClientRender();
  await Promise.resolve();
}

beforeEach(() => {
  done.length = 0;
  jest.useFakeTimers();
  open();
});

afterEach(async () => {
  await wake();
  delete root.dataset.live;
  jest.useRealTimers();
});

const pair = () => screen.getByText("Para");
const photo = () => screen.getByRole("img");
const submit = () => screen.getByText("Wyślij");

it("clicks are carried out when the page wakes: each once, in their order", async () => {
  for (const control of [photo(), pair(), photo(), submit()]) fireEvent.click(control);
  expect(done).toEqual([]);
  await wake();
  expect(done).toEqual(["Zdjęcie", "Para", "Wyślij"]);
  fireEvent.click(pair());
  expect(done).toEqual(["Zdjęcie", "Para", "Wyślij", "Para"]);
});

it("what is kept shows it until then, and the browser does nothing of its own", async () => {
  expect(fireEvent.click(pair())).toBe(false);
  expect(pair()).toHaveAttribute("aria-busy", "true");
  await wake();
  expect(pair()).not.toHaveAttribute("aria-busy");
});

it("what works without the scripts is left to the browser", () => {
  fireEvent.click(screen.getByText("Kontakt"));
  expect(done).toEqual(["Kontakt"]);
});

it.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])(
  "what opens in another tab or window (%s) is left to the browser",
  (key) => {
    fireEvent.click(photo(), { [key]: true });
    expect(done).toEqual(["Zdjęcie"]);
  },
);

it.each([
  ["a script does not come", () => fireEvent.error(document.body.appendChild(brokenScript()))],
  ["a script breaks", () => void window.dispatchEvent(new ErrorEvent("error"))],
  ["they take too long", () => void jest.advanceTimersByTime(fallbackDelay)],
])("where %s, the browser does what it can, and the rest is still kept", async (_, fail) => {
  for (const control of [pair(), submit(), photo()]) fireEvent.click(control);
  fail();
  expect(done).toEqual(["Wyślij", "Zdjęcie"]);
  fireEvent.click(submit());
  expect(done).toEqual(["Wyślij", "Zdjęcie", "Wyślij"]);
  await wake();
  expect(done.at(-1)).toBe("Para");
});

it("the first of several clicks says how long they wait: no longer than a person does", () => {
  expect(fallbackDelay).toBeLessThanOrEqual(15_000);
  fireEvent.click(submit());
  jest.advanceTimersByTime(fallbackDelay - 1);
  fireEvent.click(photo());
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(["Wyślij", "Zdjęcie"]);
});

it("a picture that does not come has nothing to do with it", () => {
  fireEvent.click(submit());
  fireEvent.error(photo());
  expect(done).toEqual([]);
});

const brokenScript = () => document.createElement("script");
