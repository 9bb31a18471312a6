import { fireEvent, render, screen } from "@testing-library/react";
import { ChoiceControl } from "./choice";
import { DayControl } from "./day";
import { Letters } from "./letters";
import { NumberControl } from "./number";
import { PlainTextControl } from "./plain-text";
import { YesNoControl } from "./yes-no";

const attributes = { id: "a", "aria-required": false, "aria-invalid": false };
const changed = jest.fn();
beforeEach(() => changed.mockClear());

describe("a choice", () => {
  const draw = (value: unknown, isNeeded: boolean) => {
    const choices = [
      { value: "a", label: "Pierwszy" },
      { value: "b", label: "Drugi" },
    ];
    const field = { kind: "choice", label: "Wybór", isNeeded, choices } as never;
    const { unmount } = render(
      <ChoiceControl field={field} attributes={attributes} value={value} onChange={changed} />,
    );
    const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
    const menu = screen.getByRole<HTMLSelectElement>("combobox");
    const chosen = menu.selectedOptions[0]?.textContent;
    fireEvent.change(menu, { target: { value: "a" } });
    const values = [...menu.options].map(({ value: sent }) => sent);
    unmount();
    return { options, values, chosen };
  };

  test("may be left out where it is not needed, and has to be made where it is", () => {
    expect(draw("b", false)).toEqual({
      options: ["Bez wyboru", "Pierwszy", "Drugi"],
      values: ["", "a", "b"],
      chosen: "Drugi",
    });
    expect(changed).toHaveBeenCalledWith("a");
    expect(draw("b", true).options).toEqual(["Pierwszy", "Drugi"]);
    expect(draw(undefined, true)).toMatchObject({
      options: ["Wybierz…", "Pierwszy", "Drugi"],
      chosen: "Wybierz…",
    });
  });

  test("that there is no more stays what it was, and is told", () => {
    expect(draw("c", true)).toMatchObject({
      chosen: "c (tego już nie ma)",
      values: ["c", "a", "b"],
    });
  });
});

test.each([
  ["54,5", 54.5],
  [" 54.5 ", 54.5],
  ["54,", 54],
  ["-3", -3],
  ["", undefined],
  ["sto", "sto"],
  ["1e999", "1e999"],
])("a number that is typed as „%s” is %s", (typed, value) => {
  render(<NumberControl attributes={attributes} value={1} onChange={changed} />);
  const field = screen.getByRole("textbox");
  expect(field).toHaveAttribute("inputmode", "decimal");
  fireEvent.change(field, { target: { value: typed } });
  expect(changed).toHaveBeenCalledWith(value);
});

test("a day and a box to tick say what they hold, and what was done", () => {
  const draw = (value: unknown) => (
    <>
      <DayControl attributes={{ ...attributes, id: "day" }} value={value} onChange={changed} />
      <YesNoControl attributes={attributes} value={value} onChange={changed} label="Otwarte" />
    </>
  );
  const { rerender } = render(draw("2026-11-01"));
  const box = screen.getByRole("checkbox", { name: "Otwarte" });
  const day = document.getElementById("day") as HTMLInputElement;
  expect(day).toHaveValue("2026-11-01");
  fireEvent.change(day, { target: { value: "2026-12-24" } });
  expect(changed).toHaveBeenLastCalledWith("2026-12-24");
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  expect(changed).toHaveBeenLastCalledWith(true);
  rerender(draw(true));
  expect(box).toBeChecked();
});

test("a line proposes what other entries say, and a longer text has its rows", () => {
  const field = { kind: "text", label: "Powiat", isNeeded: true, rows: 1 } as const;
  const onPasted = jest.fn();
  document.execCommand = () => true;
  const paste = (field: HTMLElement) =>
    fireEvent.paste(field, { clipboardData: { getData: () => "a\tb\nc\td" } });
  const text = (more: object) => (
    <PlainTextControl
      field={{ ...field, ...more }}
      attributes={attributes}
      value="p"
      onChange={changed}
      onPasted={onPasted}
    />
  );
  const { rerender } = render(text({ proposals: ["pucki", "morski"] }));
  const line = screen.getByRole<HTMLInputElement>("combobox");
  const proposed = [...(line.list?.options ?? [])].map(({ value }) => value);
  expect(proposed).toEqual(["pucki", "morski"]);
  fireEvent.change(line, { target: { value: "pu" } });
  expect(changed).toHaveBeenLastCalledWith("pu");
  paste(line);
  expect(onPasted).toHaveBeenCalledTimes(1);
  rerender(text({ rows: 3 }));
  expect(screen.getByRole("textbox")).toHaveAttribute("rows", "3");
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "puc" } });
  expect(changed).toHaveBeenLastCalledWith("puc");
  paste(screen.getByRole("textbox"));
  expect(onPasted).toHaveBeenCalledTimes(2);
});

test("letters are counted without the blanks around a text, and are good up to both limits", () => {
  const draw = (value: string) => {
    const { container, unmount } = render(<Letters value={value} range={[3, 5]} />);
    const [line] = container.children;
    const told = [line?.textContent, line?.classList.contains("is-wrong")];
    unmount();
    return told;
  };
  expect(["ab", " abc ", "abcde", "abcdef"].map(draw)).toEqual([
    ["Znaków: 2 (dobrze: 3–5)", true],
    ["Znaków: 3 (dobrze: 3–5)", false],
    ["Znaków: 5 (dobrze: 3–5)", false],
    ["Znaków: 6 (dobrze: 3–5)", true],
  ]);
});
