import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { Carousel } from "./carousel";

const names = ["Mulczer", "Wycinka", "Karczowanie", "Frezowanie", "Niwelacja", "Ogrodzenia"];
const labels = { stopSliding: "Zatrzymaj", resumeSliding: "Wznów" };

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

async function draw() {
  render(
    <Carousel label="Usługi" heading={<h2>Nasze usługi</h2>} labels={labels}>
      {names.map((name) => (
        <a key={name} href={`/${name}`}>
          {name}
        </a>
      ))}
    </Carousel>,
  );
  await takeOver();
}

/** Loads the moving row, which takes over when the plain one is found at rest. */
async function takeOver() {
  await act(() => jest.advanceTimersByTimeAsync(0));
  act(() => jest.advanceTimersByTime(200));
}

/** The cards in the accessibility tree; jsdom does not remove inert ones by itself. */
const cards = () =>
  within(screen.getByRole("list", { name: "Usługi" }))
    .getAllByRole("link")
    .filter((link) => !link.closest("[inert]"))
    .map((link) => link.textContent);

/** Advances the clock in small steps, because React renders at the end of each. */
function wait(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 10) {
    act(() => jest.advanceTimersByTime(10));
  }
}

test("is a named list with one item for each card, in order, where motion is not wanted", async () => {
  fakeMedia("prefers-reduced-motion: reduce");
  fakeViewport();
  await draw();
  expect(cards()).toEqual(names);
  wait(10_000);
  expect(cards()).toEqual(names);
});

test("stays a plain list until it is near", async () => {
  fakeMedia();
  const setInView = fakeViewport(false);
  await draw();
  expect(cards()).toEqual(names);
  setInView(true);
  await takeOver();
  expect(cards()).toEqual(["Mulczer"]);
});

test("stays a plain list while the focus is inside", async () => {
  fakeMedia();
  const setInView = fakeViewport(false);
  await draw();
  screen.getByRole("link", { name: "Wycinka" }).focus();
  setInView(true);
  await takeOver();
  expect(cards()).toEqual(names);
  act(() => screen.getByRole("link", { name: "Wycinka" }).blur());
  await takeOver();
  expect(cards()).toEqual(["Mulczer"]);
});

test("stays a plain list while it is drawn sideways", async () => {
  fakeMedia();
  const setInView = fakeViewport(false);
  await draw();
  const row = screen.getByRole("list", { name: "Usługi" });
  setInView(true);
  await act(() => jest.advanceTimersByTimeAsync(0));
  row.scrollLeft = 100;
  await takeOver();
  row.scrollLeft = 200;
  await takeOver();
  expect(cards()).toEqual(names);
  await takeOver();
  expect(cards()).toEqual(["Mulczer"]);
});

test("goes on from the card that was drawn into view", async () => {
  fakeMedia();
  const setInView = fakeViewport(false);
  await draw();
  const row = screen.getByRole("list", { name: "Usługi" });
  [...row.children].forEach((card, index) =>
    Object.defineProperty(card, "offsetLeft", { value: 20 + index * 300 }),
  );
  row.scrollLeft = 590;
  setInView(true);
  await takeOver();
  expect(cards()).toEqual(["Karczowanie"]);
});

test("is a plain list on paper", async () => {
  const setMedia = fakeMedia();
  fakeViewport();
  await draw();
  expect(cards()).toEqual(["Mulczer"]);
  setMedia("print");
  expect(cards()).toEqual(names);
});

test.each([
  ["4 cards", ["min-width: 37.5em", "min-width: 64em"], 4],
  ["2 cards", ["min-width: 37.5em"], 2],
  ["1 card", [], 1],
])("shows %s", async (_, media, count) => {
  fakeMedia(...media);
  fakeViewport();
  await draw();
  expect(cards()).toEqual(names.slice(0, count));
});

test("moves by one card every two seconds, and begins anew after the last", async () => {
  fakeMedia();
  fakeViewport();
  await draw();
  wait(1990);
  expect(cards()).toEqual(["Mulczer"]);
  for (const name of [...names.slice(1), "Mulczer"]) {
    wait(2000);
    expect(cards()).toEqual([name]);
  }
});

test("the button stops and resumes", async () => {
  fakeMedia();
  fakeViewport();
  await draw();
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  fireEvent.click(screen.getByRole("button", { name: "Zatrzymaj" }));
  wait(10_000);
  expect(cards()).toEqual(["Mulczer"]);
  fireEvent.click(screen.getByRole("button", { name: "Wznów" }));
  wait(2010);
  expect(cards()).toEqual(["Wycinka"]);
});

test("rests out of view, in a hidden tab, with the focus inside and under a finger", async () => {
  fakeMedia();
  const setInView = fakeViewport();
  await draw();
  const expectRest = () => {
    wait(5000);
    expect(cards()).toEqual(["Mulczer"]);
  };
  const setHidden = (hidden: boolean) => {
    jest.spyOn(document, "hidden", "get").mockReturnValue(hidden);
    fireEvent(document, new Event("visibilitychange"));
  };
  setInView(false);
  expectRest();
  setInView(true);
  setHidden(true);
  expectRest();
  setHidden(false);
  const [card] = screen.getAllByRole("link", { name: "Mulczer" });
  const touch = () =>
    fireEvent.touchStart(card ?? document.body, { touches: [{ pageX: 0, pageY: 0 }] });
  act(() => card?.focus());
  expectRest();
  // the focus is inside also when a finger has left
  touch();
  fireEvent.touchEnd(card ?? document.body);
  expectRest();
  act(() => card?.blur());
  touch();
  expectRest();
  fireEvent.touchEnd(card ?? document.body);
  wait(2010);
  expect(cards()).toEqual(["Wycinka"]);
  // where the browser takes the finger for scrolling, it has left, too
  touch();
  fireEvent.touchCancel(card ?? document.body);
  wait(2010);
  expect(cards()).toEqual(["Karczowanie"]);
});

test("copies that close the ring are neither focusable nor read out, also while they are in view", async () => {
  fakeMedia("min-width: 37.5em", "min-width: 64em");
  fakeViewport();
  await draw();
  wait(8010);
  const list = screen.getByRole("list", { name: "Usługi" });
  const links = [...list.querySelectorAll<HTMLElement>(".slick-cloned a")];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link.tabIndex).toBe(-1);
    expect(link.closest("[aria-hidden=true]")).not.toBeNull();
  }
});

test("its button says what it does in a page that a translator has changed, too", async () => {
  fakeMedia();
  fakeViewport();
  await draw();
  const button = screen.getByRole("button", { name: "Zatrzymaj" });
  const text = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode() as Text;
  const translated = document.createElement("font");
  translated.textContent = "Stop";
  text.replaceWith(translated);
  fireEvent.click(button);
  expect(button).toHaveAccessibleName("Wznów");
});
