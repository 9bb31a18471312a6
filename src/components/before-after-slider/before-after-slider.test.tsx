import { fireEvent, render, screen } from "@testing-library/react";
import { photoFile } from "../photo/photo.fixture";
import { BeforeAfterSlider } from "./before-after-slider";
import { sweepPosition } from "./use-comparison";

const labels = { before: "Przed", after: "Po", compare: "Przesuń, aby porównać" };

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

function draw(mode: string, autoplay = false) {
  render(
    <BeforeAfterSlider
      before={{ src: photoFile("przed"), alt: "Zarośla" }}
      after={{ src: photoFile("po"), alt: "Trawnik" }}
      caption="Działka przy lesie"
      labels={labels}
      height={650}
      mode={mode}
      autoplay={autoplay}
      sizes="100vw"
    />,
  );
  const range = screen.getByRole("slider");
  range.getBoundingClientRect = () => new DOMRect(100, 0, 400, 300);
  return range;
}

const line = (range: HTMLElement) => range.parentElement?.style.getPropertyValue("--pos");

test("shows both photographs, what is what, and whose comparison it is", () => {
  expect(draw("drag")).toHaveAccessibleName("Przesuń, aby porównać Działka przy lesie");
  expect(screen.getByRole("img", { name: "Zarośla" })).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "Trawnik" })).toBeInTheDocument();
  expect(screen.getByText("Przed")).toBeInTheDocument();
  expect(screen.getByText("Po")).toBeInTheDocument();
  expect(screen.getByRole("figure")).toHaveTextContent("Działka przy lesie");
});

test("starts in the middle; the line goes where the range is moved", () => {
  const range = draw("drag");
  expect(range).toHaveValue("50");
  fireEvent.input(range, { target: { value: "80" } });
  expect(line(range)).toBe("80%");
});

test("in drag mode the pointer alone moves nothing", () => {
  const range = draw("drag");
  movePointer(range, 200);
  expect(range).toHaveValue("50");
});

test("in hover mode the line follows the pointer and returns", () => {
  const range = draw("hover");
  movePointer(range, 200);
  expect(range).toHaveValue("25");
  movePointer(range, 900);
  expect(line(range)).toBe("100%");
  fireEvent(range, pointerEvent("pointerout", 900));
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

  test("moves the line until it gets the focus", () => {
    const range = draw("drag", true);
    jest.advanceTimersByTime(600);
    const moved = line(range);
    expect(moved).not.toBe("");
    range.focus();
    jest.advanceTimersByTime(600);
    expect(line(range)).toBe(moved);
  });

  test("stays still for people who want less motion", () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const range = draw("drag", true);
    jest.advanceTimersByTime(600);
    expect(range).toHaveValue("50");
  });
});

/** jsdom has no PointerEvent of its own with a pointer type. */
function pointerEvent(type: string, clientX: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX });
  return Object.assign(event, { pointerType: "mouse" });
}

function movePointer(range: HTMLElement, clientX: number) {
  fireEvent(range, pointerEvent("pointermove", clientX));
}
