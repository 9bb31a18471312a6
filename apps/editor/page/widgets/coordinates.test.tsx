import { createEvent, fireEvent, render, screen } from "@testing-library/react";
import { FormStateContext } from "../entry/form-state";
import { GroupContext } from "../fields/group-context";
import { CoordinatesControl } from "./coordinates";

const changeValue = jest.fn();

/** Pastes a text into the second field of a group. @returns whether the browser pastes it, too */
function paste(text: string, coordinates = ["lat", "lon"]): boolean {
  changeValue.mockClear();
  const group = { path: ["place"], isOptional: false, coordinates, photoFacts: [] };
  const form = { shown: [], placeholders: {}, errors: new Map(), changeValue };
  const attributes = { "aria-required": true, "aria-invalid": false };
  const { unmount } = render(
    <FormStateContext.Provider value={form}>
      <GroupContext.Provider value={group}>
        {["lat", "lon"].map((key) => (
          <CoordinatesControl
            key={key}
            attributes={{ ...attributes, id: `root_place_${key}` }}
            value={undefined}
            onChange={jest.fn()}
          />
        ))}
      </GroupContext.Provider>
    </FormStateContext.Provider>,
  );
  // Told once, at the first of both.
  expect(screen.getAllByText(/^Skopiuj z mapy/)).toHaveLength(1);
  expect(screen.getAllByRole("textbox")[0]?.nextElementSibling).toHaveTextContent(/^Skopiuj/);
  const field = screen.getAllByRole("textbox")[1] as HTMLElement;
  const clipboardData = { getData: () => text };
  const isPasted = fireEvent(field, createEvent.paste(field, { clipboardData }));
  unmount();
  return isPasted;
}

test("what is copied from a map fills both fields; anything else is pasted as it is", () => {
  expect(paste("54.70, 18.67")).toBe(false);
  const filled = changeValue.mock.calls as [string[], () => number][];
  expect(filled.map(([path, value]) => [path, value()])).toEqual([
    [["place", "lat"], 54.7],
    [["place", "lon"], 18.67],
  ]);
  expect([paste("18,67"), changeValue.mock.calls]).toEqual([true, []]);
  expect([paste("54.70, 18.67", ["lat"]), changeValue.mock.calls]).toEqual([true, []]);
});
