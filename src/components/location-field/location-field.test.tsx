import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { locateWords as words } from "../../sections/sections.fixture";
import { LocationField } from "./location-field";
import { offerPosition } from "./offer-position";
import { writtenAccuracy } from "./written-position";

type Answer = (found: PositionCallback, failed: PositionErrorCallback) => void;

const asked = jest.fn<void, Parameters<Answer>>();

/** Replaces geolocation by one that gives each request this answer. */
function device(answer: Answer): void {
  asked.mockReset().mockImplementation(answer);
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition: asked },
  });
}

const at =
  (latitude: number, longitude: number, accuracy: number): Answer =>
  (found) =>
    found({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);

const failsWith =
  (code: number): Answer =>
  (_found, failed) =>
    failed({ code } as GeolocationPositionError);

const attached = new Set<AbortController>();

function show() {
  const page = render(
    <LocationField name="location" label="Place" placeholder="A map's link" words={words} />,
  );
  const form = new AbortController();
  attached.add(form);
  offerPosition(page.container, words, form.signal);
  return page;
}
const line = () => screen.getByRole("textbox", { name: "Place" });
const press = () => userEvent.click(screen.getByRole("button", { name: words.button }));
const status = () => screen.getByRole("status");

beforeEach(() => {
  Object.defineProperty(window, "isSecureContext", { configurable: true, value: true });
  device(at(54.3520251, 18.6466384, 11.7));
});

test("asks for the position only when the button is pressed, and writes it with its accuracy", async () => {
  show();
  expect(status()).toHaveTextContent(words.rest);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  expect(line()).toHaveAttribute("placeholder", "A map's link");
  await press();
  // As exact as the device can, as long as a satellite may take, and where it is now.
  const how = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };
  expect(asked.mock.calls).toEqual([[expect.any(Function), expect.any(Function), how]]);
  expect(line()).toHaveValue(`54.35203, 18.64664 (within ${writtenAccuracy(12)})`);
  expect(status()).toHaveTextContent("Put in, within 12 m.");
});

test("tells the form, so that a draft and a mended fault know of it", async () => {
  const changed = jest.fn();
  const { container } = show();
  container.addEventListener("change", changed);
  await press();
  expect(changed).toHaveBeenCalledTimes(1);
});

test("keeps what was typed, and puts a second position in the place of the first", async () => {
  show();
  await userEvent.type(line(), "behind the church ");
  await press();
  device(at(54.4, 18.7, 5));
  await press();
  expect(line()).toHaveValue(
    `54.40000, 18.70000 (within ${writtenAccuracy(5)}); behind the church`,
  );
});

test("a position that was taken out comes back when asked for", async () => {
  show();
  await press();
  await userEvent.clear(line());
  await press();
  expect(line()).toHaveValue(`54.35203, 18.64664 (within ${writtenAccuracy(12)})`);
});

test("says that a position is rough", async () => {
  device(at(54.35, 18.64, 2480));
  show();
  await press();
  expect(status()).toHaveTextContent("Rough, within 2,5 km.");
});

test.each([
  [100, false],
  [101, true],
])("one within %d m is rough: %s", async (accuracy, isRough) => {
  device(at(54.35, 18.64, accuracy));
  show();
  await press();
  expect(status().textContent?.startsWith("Rough")).toBe(isRough);
});

test.each([
  [1, words.refused],
  [2, words.unavailable],
  [3, words.timeout],
  [99, words.unavailable],
])("error %d is said in words, and the line stays", async (code, said) => {
  device(failsWith(code));
  show();
  await userEvent.type(line(), "by the mill");
  await press();
  expect(status()).toHaveTextContent(said);
  expect(line()).toHaveValue("by the mill");
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "false");
});

test("a form that is no longer attached to asks no device", async () => {
  show();
  for (const form of attached) form.abort();
  await press();
  expect(asked).not.toHaveBeenCalled();
});

test("without an encrypted connection no device is asked", async () => {
  Object.defineProperty(window, "isSecureContext", { configurable: true, value: false });
  show();
  await press();
  expect(status()).toHaveTextContent(words.insecure);
  expect(asked).not.toHaveBeenCalled();
});

test("two presses ask once while the device searches", async () => {
  let answer: PositionCallback = () => undefined;
  device((found) => (answer = found));
  show();
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.click(button);
  expect(status()).toHaveTextContent(words.searching);
  expect(button).toHaveAttribute("aria-busy", "true");
  at(54, 18, 5)(answer, () => undefined);
  await waitFor(() => expect(button).toHaveAttribute("aria-busy", "false"));
  expect(asked).toHaveBeenCalledTimes(1);
});

test("where there is no way to ask, there is no button", () => {
  Reflect.deleteProperty(navigator, "geolocation");
  show();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(line()).toBeVisible();
});

test("each answer has its room from the start, and is read to nobody", () => {
  const { container } = show();
  const room = [...container.querySelectorAll("p[aria-hidden=true]")].map(
    (text) => text.textContent,
  );
  const { rest, searching, refused, timeout, insecure, unavailable } = words;
  const longest = [words.found, words.rough].map((text) =>
    text.replace("{accuracy}", writtenAccuracy(990)),
  );
  expect(room).toEqual(
    expect.arrayContaining([rest, searching, refused, timeout, insecure, unavailable, ...longest]),
  );
});

test.each([
  [0, "1 m"],
  [3.2, "3 m"],
  [12, "12 m"],
  [147, "150 m"],
  [999, "1000 m"],
  [1000, "1 km"],
  [1234, "1,2 km"],
])("%d metres are %s", (metres, written) => {
  expect(writtenAccuracy(metres).replace(/\u00a0/g, " ")).toBe(written);
});
