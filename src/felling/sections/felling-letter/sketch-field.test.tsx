import { fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { fillIn } from "../../../utils/text/fill-in";
import { emptySketch, LONGEST_NAME, MOST_THINGS, SIZES } from "../../sketch";
import { letterWords } from "./felling-letter.fixture";
import { SketchField } from "./sketch-field";
import { DrawnSketch } from "./sketch-picture";

const { sketch: words } = letterWords;

/** The field, and the paper on which it is printed. */
function Sketching() {
  const [sketch, setSketch] = useState(emptySketch);
  return (
    <>
      <SketchField words={words} sketch={sketch} onChange={setSketch} />
      <article>
        <DrawnSketch sketch={sketch} words={words} />
      </article>
    </>
  );
}

const field = () => screen.getByRole("group", { name: words.heading });
const put = (...things: (keyof typeof words.things)[]) => {
  for (const thing of things)
    fireEvent.click(screen.getByRole("button", { name: words.things[thing].add }));
};
const summaries = () => [...field().querySelectorAll("summary")];
const item = (place: number) => summaries()[place] as HTMLElement;
const sentences = () => summaries().map(({ textContent }) => textContent);
const paper = () => within(screen.getByRole("article"));
const said = () => screen.getByRole("status").textContent;
/** The slider that stands at so many metres. */
const slider = (label: string, metres: string) =>
  screen.getByLabelText<HTMLInputElement>(fillIn(label, { metres }));
const slide = (control: HTMLElement, value: number) =>
  fireEvent.change(control, { target: { value } });

beforeEach(() => {
  render(<Sketching />);
});

test("what is put on the sketch is said, and stands on the paper; so many things have room", () => {
  const options = screen.getAllByRole<HTMLInputElement>("radio");
  expect(options.map(({ value }) => value)).toEqual([words.byHand, words.here]);
  put("tree", "house");
  expect(said()).toBe(sentences()[1]);
  expect(
    paper()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(sentences());
  put(...Array.from({ length: MOST_THINGS - 3 }, () => "border" as const));
  const button = screen.getByRole("button", { name: words.things.tree.add });
  expect(button).toBeEnabled();
  put("tree");
  expect(button).toBeDisabled();
  expect(summaries()).toHaveLength(8);
});

test("arrows and Delete do only that, and the focus stays on what is left", () => {
  put("tree", "house");
  const [tree] = sentences();
  expect(fireEvent.keyDown(item(0), { key: "Enter" })).toBe(true);
  expect(fireEvent.keyDown(item(0), { key: "ArrowRight" })).toBe(false);
  expect(sentences()[0]).not.toBe(tree);
  expect(said()).toBe(sentences()[0]);
  expect(fireEvent.keyDown(item(1), { key: "Delete" })).toBe(false);
  expect(said()).toBe(fillIn(words.removed, { name: words.things.house.name }));
  expect(item(0)).toHaveFocus();
  fireEvent.keyDown(item(0), { key: "Delete" });
  const { activeElement } = document;
  expect(activeElement).not.toBe(document.body);
  expect(activeElement).toContainElement(
    screen.getByRole("button", { name: words.things.tree.add }),
  );
});

test("a button removes its own thing, and leads to the one that was put last", () => {
  put("street", "tree", "house");
  fireEvent.click(screen.getAllByRole("button", { name: words.remove })[0] as HTMLElement);
  expect(item(1)).toHaveFocus();
  fireEvent.click(screen.getAllByRole("button", { name: words.remove })[1] as HTMLElement);
  expect(sentences()).toEqual([expect.stringMatching(`^${words.things.tree.name}: `)]);
});

test("sliders move a tree both ways, in half metres, and say where it is", () => {
  put("tree");
  const [x, y] = [slider(words.fromWest, "7,5"), slider(words.fromNorth, "7,5")];
  expect(x).toMatchObject({ min: "0", max: "30", step: "0.5" });
  slide(x, 12);
  slide(y, 4.5);
  expect([x.labels?.[0], y.labels?.[0]].map((label) => label?.textContent)).toEqual([
    fillIn(words.fromWest, { metres: "12" }),
    fillIn(words.fromNorth, { metres: "4,5" }),
  ]);
  expect(said()).toContain(fillIn(words.alone, { x: 12, y: 5 }));
});

test("a house has a width and a depth", () => {
  put("house");
  const [width, depth] = [slider(words.width, "10"), slider(words.depth, "8")];
  expect([width.min, depth.min]).toEqual(["2", "2"]);
  slide(depth, 5);
  expect([width.value, depth.value]).toEqual(["10", "5"]);
});

test("a border moves to another side, and only to and from it", () => {
  put("border");
  expect(screen.queryByLabelText(new RegExp(`^${words.fromWest.split(":")[0]}`))).toBeNull();
  expect(slider(words.fromNorth, "3")).toBeInTheDocument();
  const side = screen.getByLabelText(words.onSide);
  expect(side).toHaveValue("north");
  fireEvent.change(side, { target: { value: "east" } });
  expect(side).toHaveValue("east");
  expect(slider(words.fromWest, "27")).toBeInTheDocument();
  expect(screen.queryByLabelText(new RegExp(`^${words.fromNorth.split(":")[0]}`))).toBeNull();
  expect(sentences()[0]).toContain(fillIn(words.along, { side: words.sides.east }));
});

test("a name of one's own has an end, and may have several words", () => {
  put("tree");
  expect(screen.queryByLabelText(words.onSide)).toBeNull();
  const name = screen.getByLabelText<HTMLInputElement>(words.ownName);
  expect(name).toMatchObject({ maxLength: LONGEST_NAME, autocomplete: "off" });
  expect(LONGEST_NAME).toBe(20);
  fireEvent.change(name, { target: { value: "stary " } });
  expect(name).toHaveValue("stary ");
});

test("the sketch may be larger or smaller, and what is on it stays on it", () => {
  put("tree");
  const size = slider(words.size, "30");
  expect(size).toMatchObject({
    min: "10",
    max: "100",
    step: String(SIZES.step),
  });
  slide(slider(words.fromWest, "7,5"), 25);
  slide(size, 20);
  expect(slider(words.size, "20")).toBe(size);
  expect(slider(words.fromWest, "20")).toBeInTheDocument();
});

describe("on the picture", () => {
  const held = new Set<Element>();
  /** The things of the field's picture, from the lowest to the topmost. */
  const shapes = () => [...field().querySelectorAll<SVGGElement>("[data-kind]")];
  const shape = (kind: string) => shapes().find(({ dataset }) => dataset.kind === kind)!;
  const moveTo = (thing: Element, clientX: number, clientY: number) =>
    fireEvent(thing, new MouseEvent("pointermove", { bubbles: true, clientX, clientY }));

  beforeEach(() => {
    held.clear();
    // jsdom has neither.
    Object.assign(Element.prototype, {
      setPointerCapture(this: Element) {
        held.add(this);
      },
      hasPointerCapture(this: Element) {
        return held.has(this);
      },
    });
    jest
      .spyOn(Element.prototype, "getBoundingClientRect")
      .mockReturnValue({ left: 10, top: 20, width: 300 } as DOMRect);
  });
  afterEach(() => void jest.restoreAllMocks());

  test("a pointer takes a thing, moves it by its middle, and leads to its sentence", () => {
    put("tree", "house");
    const before = sentences();
    moveTo(shape("tree"), 130, 140);
    expect(sentences()).toEqual(before);
    expect(fireEvent.pointerDown(shape("house"))).toBe(false);
    expect(item(1)).toHaveFocus();
    moveTo(shape("house"), 210, 220);
    expect([slider(words.fromWest, "15"), slider(words.fromNorth, "16")]).toHaveLength(2);
    fireEvent.pointerDown(shape("tree"));
    expect(item(0)).toHaveFocus();
    moveTo(shape("tree"), 130, 140);
    expect([slider(words.fromWest, "12"), slider(words.fromNorth, "12")]).toHaveLength(2);
  });

  test("nothing covers a tree; words at an edge go on towards the middle", () => {
    put("tree", "house", "border", "border", "border", "border");
    expect(
      shapes()
        .map(({ dataset }) => dataset.kind)
        .at(-1),
    ).toBe("tree");
    const anchors = shapes().map((one) => one.querySelector("text")?.getAttribute("text-anchor"));
    expect(anchors).toEqual(["middle", "middle", "end", "middle", "start", "middle"]);
    expect(shape("tree").querySelector("circle")?.getAttribute("cx")).toBe("25");
    expect(shape("tree").ownerSVGElement).toHaveAttribute("viewBox", "0 0 100 100");
    // A finger's room around a house of 10 by 8 of 30 m.
    const [grip, house] = shape("house").querySelectorAll("rect");
    const [wide, drawn] = [grip, house].map((rect) =>
      ["x", "y", "width", "height"].map((name) => Number(rect?.getAttribute(name))),
    );
    expect(wide?.map((length, index) => Math.round(length - (drawn?.[index] ?? 0)))).toEqual([
      -5, -5, 10, 10,
    ]);
  });

  test("a picture on paper is none to move, and screen readers have the sentences", () => {
    put("house");
    const printed = screen.getByRole("article").querySelector("[data-kind]") as Element;
    expect(fireEvent.pointerDown(printed)).toBe(true);
    expect(held.size).toBe(0);
    for (const picture of document.querySelectorAll("svg"))
      expect(picture).toHaveAttribute("aria-hidden", "true");
  });
});
