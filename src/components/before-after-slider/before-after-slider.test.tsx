import { fireEvent, render, screen } from "@testing-library/react";
import { fakeMedia, fakeViewport } from "@typed-site/test-support/fake-browser";
import { photoFile } from "../photo/photo.fixture";
import { BeforeAfterSlider } from "./before-after-slider";
import { moveComparisonLines } from "./line";
import { sweepPosition } from "./use-sweep";

const labels = {
  before: "Przed",
  after: "Po",
  compare: "Pokaż przed i po",
  comparePosition: "{percent} %",
};

beforeAll(moveComparisonLines);

beforeEach(() => {
  fakeMedia();
  fakeViewport();
});

const comparison = (mode: Queries.ComparisonMode, autoplay: boolean) => (
  <BeforeAfterSlider
    before={{ src: photoFile("przed"), alt: "Zarośla", className: "grey" }}
    after={{ src: photoFile("po"), alt: "Trawnik", className: "bright" }}
    className="wide"
    caption="Działka przy lesie"
    labels={labels}
    height={650}
    mode={mode}
    autoplay={autoplay}
    sizes="100vw"
  />
);

function draw(mode: Queries.ComparisonMode, autoplay = false) {
  render(comparison(mode, autoplay));
  const range = screen.getByRole("slider");
  range.getBoundingClientRect = () => new DOMRect(100, 0, 400, 300);
  return range;
}

const line = (range: HTMLElement) => range.parentElement?.style.getPropertyValue("--pos");

test("shows both photographs, what is what, and whose comparison it is", () => {
  expect(draw("drag")).toHaveAccessibleName("Pokaż przed i po Działka przy lesie");
  expect(screen.getByRole("img", { name: "Zarośla" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Trawnik" })).toBeInTheDocument();
  expect(screen.getByText("Przed")).toBeInTheDocument();
  expect(screen.getByText("Po")).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveTextContent("Działka przy lesie");
});

test("starts in the middle; the line goes where the range is moved", () => {
  const range = draw("drag");
  expect(range).toHaveValue("50");
  // a browser that loads the page anew would put it where it was, and the line not
  expect(range).toHaveAttribute("autocomplete", "off");
  const steps = { min: "0", max: "100", step: "any", value: "50" };
  for (const [name, value] of Object.entries(steps)) expect(range).toHaveAttribute(name, value);
  fireEvent.input(range, { target: { value: "80" } });
  expect(line(range)).toBe("80%");
});

test("tells assistive technology where the line is, in whole numbers", () => {
  const range = draw("drag");
  expect(range).toHaveAttribute("aria-valuetext", "50 %");
  fireEvent.input(range, { target: { value: "33.4" } });
  expect(range).toHaveAttribute("aria-valuetext", "33 %");
});

test("each photograph and the whole can have a style of their own", () => {
  draw("drag");
  expect(screen.getByRole("img", { name: "Zarośla" }).closest(".grey")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Trawnik" }).closest(".bright")).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveClass("wide");
  expect(screen.getByRole("figure").style.getPropertyValue("--h")).toBe("650px");
});

test("in drag mode the line moves only while the button or the finger is down", () => {
  const range = draw("drag");
  movePointer(range, 200);
  expect(range).toHaveValue("50");
  // the other button opens the browser's menu
  movePointer(range, 200, 2);
  expect(range).toHaveValue("50");
  movePointer(range, 200, 1);
  expect(line(range)).toBe("25%");
  movePointer(range, 20, 1);
  expect(line(range)).toBe("0%");
  fireEvent(range, pointerEvent("pointerout", 20));
  expect(line(range)).toBe("0%");
});

test("in hover mode the line follows the pointer and returns", () => {
  const range = draw("hover");
  movePointer(range, 200);
  expect(range).toHaveValue("25");
  movePointer(range, 900);
  expect(line(range)).toBe("100%");
  fireEvent(range, pointerEvent("pointerout", 900));
  expect(line(range)).toBe("50%");
  // the style sheet moves it softly, but only back
  const returns = () => range.parentElement?.hasAttribute("data-returning");
  expect(returns()).toBe(true);
  movePointer(range, 200);
  expect(returns()).toBe(false);
});

test("in hover mode a finger moves the line as in the other mode, and it stays", () => {
  const range = draw("hover");
  fireEvent(range, pointerEvent("pointerdown", 420, 1, "touch"));
  fireEvent(range, pointerEvent("pointerup", 420, 0, "touch"));
  fireEvent(range, pointerEvent("pointerout", 420, 0, "touch"));
  expect(line(range)).toBe("80%");
});

test("a finger that taps moves the line there", () => {
  const range = draw("drag");
  fireEvent(range, pointerEvent("pointerdown", 420, 1, "touch"));
  // what the browser does before it knows whether the finger scrolls or drags
  fireEvent.input(range, { target: { value: "81" } });
  expect(line(range)).toBe("50%");
  fireEvent(range, pointerEvent("pointerup", 420, 0, "touch"));
  expect(line(range)).toBe("80%");
  // afterwards the arrow keys move it
  fireEvent.input(range, { target: { value: "30" } });
  expect(line(range)).toBe("30%");
});

test("a finger that draws sideways moves the line at once, one that draws down does not", () => {
  const range = draw("drag");
  fireEvent(range, pointerEvent("pointerdown", 420, 1, "touch"));
  const down = new MouseEvent("pointermove", {
    bubbles: true,
    clientX: 410,
    clientY: 30,
    buttons: 1,
  });
  fireEvent(range, Object.assign(down, { pointerType: "touch" }));
  expect(line(range)).toBeFalsy();
  fireEvent(range, pointerEvent("pointermove", 380, 1, "touch"));
  expect(line(range)).toBe("70%");
  // the browser takes the finger for scrolling
  fireEvent(range, pointerEvent("pointercancel", 300, 0, "touch"));
  expect(line(range)).toBe("70%");
});

test("a finger touches what is around the input, so that two may enlarge the page", () => {
  const range = draw("drag");
  const stage = range.parentElement ?? range;
  fireEvent(stage, pointerEvent("pointerdown", 420, 1, "touch"));
  fireEvent(stage, pointerEvent("pointermove", 380, 1, "touch"));
  fireEvent(stage, pointerEvent("pointerup", 380, 0, "touch"));
  expect(line(range)).not.toBe("50%");
});

test("a finger that scrolls the page leaves the line where it was", () => {
  const range = draw("drag");
  fireEvent(range, pointerEvent("pointerdown", 420, 1, "touch"));
  fireEvent.input(range, { target: { value: "81" } });
  fireEvent(range, pointerEvent("pointercancel", 420, 0, "touch"));
  expect(line(range)).toBe("50%");
  expect(range).toHaveValue("50");
});

test("a second finger enlarges the page: the line goes back to where it was, and stays", () => {
  const range = draw("drag");
  fireEvent(range, pointerEvent("pointerdown", 420, 1, "touch"));
  fireEvent(range, pointerEvent("pointermove", 380, 1, "touch"));
  expect(line(range)).not.toBe("50%");
  for (const other of [300, 200]) {
    fireEvent(range, pointerEvent("pointerdown", other, 1, "touch"));
    expect(line(range)).toBe("50%");
  }
  fireEvent(range, pointerEvent("pointermove", 100, 1, "touch"));
  fireEvent(range, pointerEvent("pointerup", 100, 0, "touch"));
  expect(line(range)).toBe("50%");
});

test("by itself it goes right, back, left and back within five seconds", () => {
  expect([0, 1250, 2500, 3750, 5000].map((at) => Math.round(sweepPosition(at)))).toEqual([
    50, 100, 50, 0, 50,
  ]);
});

describe("autoplay", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([
    [
      "the pointer enters",
      (range: HTMLElement) => fireEvent.pointerEnter(range.parentElement ?? range),
    ],
    ["it gets the focus", (range: HTMLElement) => range.focus()],
  ])("moves the line until %s", (_, stop) => {
    const range = draw("drag", true);
    jest.advanceTimersByTime(600);
    const moved = line(range);
    expect(parseFloat(moved ?? "")).toBeGreaterThan(50);
    stop(range);
    jest.advanceTimersByTime(600);
    expect(line(range)).toBe(moved);
  });

  test.each([
    ["the keyboard is on it", (range: HTMLElement) => range.focus()],
    ["it was moved", (range: HTMLElement) => fireEvent.input(range, { target: { value: "80" } })],
  ])("leaves the line alone where %s before the scripts came", (_, use) => {
    const { rerender } = render(comparison("drag", false));
    const range = screen.getByRole("slider");
    use(range);
    const before = line(range);
    rerender(comparison("drag", true));
    jest.advanceTimersByTime(600);
    expect(line(range)).toBe(before);
  });

  test("moves the line in every frame of 16 ms", () => {
    const range = draw("drag", true);
    jest.advanceTimersByTime(160);
    const places = Array.from({ length: 20 }, () => {
      jest.advanceTimersByTime(16);
      return line(range);
    });
    expect(new Set(places).size).toBe(20);
  });

  test("moves the line no oftener on a faster screen", () => {
    const frames: FrameRequestCallback[] = [];
    const request = jest.spyOn(window, "requestAnimationFrame");
    request.mockImplementation((frame) => frames.push(frame));
    const range = draw("drag", true);
    const places = [0, 8, 15, 23, 31].map((at) => {
      frames.pop()?.(at);
      return line(range);
    });
    request.mockRestore();
    const [first, second, third] = new Set(places);
    expect(places).toEqual([first, first, second, second, third]);
  });

  test("rests while it is out of view, and goes on from where it was", () => {
    const setInView = fakeViewport();
    const range = draw("drag", true);
    jest.advanceTimersByTime(600);
    setInView(false);
    const left = parseFloat(line(range) ?? "");
    expect(left).toBeGreaterThan(50);
    jest.advanceTimersByTime(5000);
    expect(parseFloat(line(range) ?? "")).toBe(left);
    setInView(true);
    jest.advanceTimersByTime(40);
    const further = Math.abs(parseFloat(line(range) ?? "") - left);
    expect(further).toBeGreaterThan(0);
    expect(further).toBeLessThan(5);
  });

  test.each([
    ["for people who want less motion", ["prefers-reduced-motion: reduce"], true],
    ["where the content does not ask for it", [], false],
  ])("stays still %s", (_, media, autoplay) => {
    fakeMedia(...media);
    const range = draw("drag", autoplay);
    jest.advanceTimersByTime(600);
    expect(range).toHaveValue("50");
  });

  test("ends with its page", () => {
    const { unmount } = render(comparison("drag", true));
    jest.advanceTimersByTime(100);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

/** jsdom has no pointer events with a pointer type. */
function pointerEvent(type: string, clientX: number, buttons = 0, pointerType = "mouse") {
  const event = new MouseEvent(type, { bubbles: true, clientX, buttons });
  return Object.assign(event, { pointerType });
}

function movePointer(range: HTMLElement, clientX: number, buttons = 0) {
  fireEvent(range, pointerEvent("pointermove", clientX, buttons));
}
