import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { FormField } from "../../shared/contract";
import { type FieldPath, FormStateContext } from "../entry/form-state";
import { withValue } from "../entry/with-value";
import { completeJsdom } from "../fake-server.fixture";
import { group, line, list, photoFile, questionList } from "../form-fields.fixture";
import { QuestionsProvider } from "../questions";
import { FieldOf } from "./field-of";

const question = (title: string, text: string) => ({ title, text });

const towns = list("Okolice", line("Okolica"));

const form = group("Pytania", {
  questions: questionList,
  towns,
});

const data = {
  questions: [question("Ile trwa?", "Tydzień."), question("Ile kosztuje?", "Sto złotych.")],
  towns: ["Puck", "Hel"],
};

interface Shown {
  field?: FormField;
  value?: unknown;
  shown?: readonly FieldPath[];
  errors?: Record<string, string>;
}

/** What the form holds. */
let held: unknown;

function Form({ field = form, value = data, shown = [], errors = {} }: Shown) {
  const [now, setNow] = useState(value);
  held = now;
  const state = {
    shown,
    placeholders: {},
    errors: new Map(Object.entries(errors)),
    changeValue: (path: FieldPath, change: (value: unknown) => unknown) =>
      setNow((before: unknown) => withValue(before, path, change)),
  };
  return (
    <QuestionsProvider>
      <FormStateContext.Provider value={state}>
        <FieldOf field={field} path={[]} value={now} />
      </FormStateContext.Provider>
    </QuestionsProvider>
  );
}

const show = (what: Shown = {}) => render(<Form {...what} />);

const names = () =>
  screen.getAllByRole("button", { expanded: false }).map((button) => button.textContent);

beforeEach(completeJsdom);

test("a list is closed to names, and a press anywhere on a name opens the entry", async () => {
  show();
  expect(names()).toEqual(["Ile trwa? Tydzień.", "Ile kosztuje? Sto złotych."]);
  await userEvent.click(screen.getByText("Sto złotych."));
  expect(screen.getByRole("textbox", { name: "Odpowiedź" })).toHaveValue("Sto złotych.");
  expect(screen.getByRole("textbox", { name: "Odpowiedź" })).toHaveAccessibleDescription(
    "Jednym zdaniem.",
  );
});

test("on paper all entries are open, and afterwards as before", () => {
  show();
  act(() => void window.dispatchEvent(new Event("beforeprint")));
  expect(screen.getByDisplayValue("Sto złotych.")).toBeVisible();
  act(() => void window.dispatchEvent(new Event("afterprint")));
  expect(screen.queryByDisplayValue("Sto złotych.")).toBeNull();
});

test("a closed entry says a line of what is in it, beside its photos", () => {
  const works = list(
    "Prace",
    group("Praca", { src: photoFile, alt: line("Opis"), text: line("Więcej") }),
  );
  show({ field: works, value: [{ src: "photos/1.jpg", alt: "Dąb", text: "a".repeat(200) }] });
  const name = screen.getByRole("button", { name: /^Dąb/ });
  expect(name).toHaveTextContent(`Dąb ${"a".repeat(100)}`, { normalizeWhitespace: true });
  expect(name.textContent).toHaveLength("Dąb ".length + 100);
  expect(name.querySelector("img")).toHaveAttribute("src", "/admin/photos/1.jpg?width=160");
  // The heading of the page says what the whole list is.
  expect(screen.getByText("Prace")).toHaveClass("visually-hidden");
});

test("fields that are to be seen open their entries, also a second time", async () => {
  const { rerender } = show();
  expect(screen.queryByRole("textbox", { name: "Odpowiedź" })).toBeNull();
  const path = ["questions", 1, "text"];
  const errors = { [`root_${path.join("_")}`]: "Za krótko.", root_questions_1: "Już jest." };
  rerender(<Form shown={[path]} errors={errors} />);
  const field = screen.getByRole("textbox", { name: "Odpowiedź" });
  expect(field).toHaveValue("Sto złotych.");
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Jednym zdaniem. Za krótko.");
  expect(screen.getByText("Już jest.")).toBeVisible();
  expect(screen.getByRole("textbox", { name: "Pytanie" })).toBeRequired();
  await userEvent.click(screen.getByRole("button", { expanded: true }));
  expect(screen.queryByRole("textbox", { name: "Odpowiedź" })).toBeNull();
  rerender(<Form shown={[[...path]]} />);
  expect(screen.getByRole("textbox", { name: "Odpowiedź" })).toBeValid();
});

test("a press on a label leads to its field; what is typed is held at its place alone", async () => {
  show();
  await userEvent.click(screen.getByText("Sto złotych."));
  await userEvent.click(screen.getByText("Odpowiedź"));
  await userEvent.keyboard("!");
  const [first] = data.questions;
  const questions = [first, question("Ile kosztuje?", "Sto złotych.!")];
  expect(held).toEqual({ ...data, questions });
});

test("keys move an entry, say where it is, and leave the focus on it", async () => {
  // As in browsers an element that is moved loses the focus, which React gives back; in jsdom it would keep it.
  jest.spyOn(Node.prototype, "appendChild").mockImplementation(function (this: Node, node) {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && node.contains(activeElement)) activeElement.blur();
    return this.insertBefore(node, null);
  });
  show();
  const second = screen.getByRole("button", { name: /Ile kosztuje/, expanded: false });
  second.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(names()[1]).toContain("Ile kosztuje?");
  await userEvent.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
  expect(names()[0]).toContain("Ile kosztuje?");
  expect(screen.getByText("Ile kosztuje?: miejsce 1 z 2")).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent("Ile kosztuje?");
  await userEvent.keyboard("{Alt>}{ArrowDown}{ArrowDown}{/Alt}");
  expect(names()[1]).toContain("Ile kosztuje?");
  expect(screen.getByText("Ile kosztuje?: miejsce 2 z 2")).toBeInTheDocument();
  // A button that does nothing at an end keeps the focus.
  const [up, down] = [/^Wyżej: Ile/, /^Niżej: Ile/].map((name) =>
    screen.getAllByRole("button", { name }).map((button) => button.getAttribute("aria-disabled")),
  );
  expect([up, down]).toEqual([
    ["true", "false"],
    ["false", "true"],
  ]);
  // Nor does Alt with another key, which types a letter on some keyboards, move anything.
  await userEvent.keyboard("{Alt>}{ArrowUp}a{/Alt}");
  expect(names()[0]).toContain("Ile kosztuje?");
  // A line is moved from its own field.
  screen.getAllByRole("textbox", { name: /Okolica/ })[0]?.focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(document.activeElement).toHaveValue("Puck");
  expect(screen.getAllByRole("textbox", { name: /Okolica/ })[1]).toHaveValue("Puck");
  jest.restoreAllMocks();
  // Nor does the page scroll.
  const moved = screen.getByDisplayValue("Puck");
  expect(fireEvent.keyDown(moved, { key: "ArrowUp", altKey: true })).toBe(false);
});

test("an entry stays open when it is moved and when one before it is removed", async () => {
  show();
  await userEvent.click(screen.getByText("Sto złotych."));
  await userEvent.click(screen.getByRole("button", { name: "Wyżej: Ile kosztuje?" }));
  expect(screen.getByRole("textbox", { name: "Odpowiedź" })).toHaveValue("Sto złotych.");
  await userEvent.click(screen.getByRole("button", { name: "Niżej: Ile kosztuje?" }));
  expect(held).toEqual(data);
  await userEvent.click(screen.getByRole("button", { name: "Usuń: Ile trwa?" }));
  await userEvent.click(screen.getByRole("button", { name: "Usuń" }));
  expect(screen.getByRole("button", { expanded: true })).toHaveTextContent("Ile kosztuje?");
});

test("a long text has a box, a group its hint", () => {
  const text: FormField = { kind: "text", rows: 2, label: "Opis", isNeeded: false };
  const hero = { ...group("Góra strony", { text }), hint: "Nad wszystkim." };
  show({ field: group("Strona", { hero }), value: {}, errors: { root_hero: "Za krótko." } });
  expect(screen.getByRole("textbox", { name: "Opis (można pominąć)" })).toHaveProperty(
    "tagName",
    "TEXTAREA",
  );
  expect(screen.getByRole("group", { name: "Góra strony" })).toHaveAccessibleDescription(
    "Nad wszystkim. Za krótko.",
  );
});

test("a new entry is open, with the focus in its first field that must be filled in", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Dodaj pytanie" }));
  expect(screen.getByRole("textbox", { name: "Pytanie" })).toHaveFocus();
  await userEvent.keyboard("Czy sprzątacie?");
  expect(screen.getByRole("button", { expanded: true })).toHaveTextContent("Czy sprzątacie?");
});

test("an entry in which nothing is yet is removed without a question", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Dodaj pytanie" }));
  await userEvent.click(screen.getByRole("button", { name: "Usuń: Pytanie 3" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(names()).toHaveLength(2);
});

test("an entry is removed after a question, and the next one has the focus", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Usuń: Ile trwa?" }));
  const asked = screen.getByRole("alertdialog", { name: "Usunąć z listy?" });
  expect(within(asked).getByText("Ile trwa?")).toBeInTheDocument();
  await userEvent.click(within(asked).getByRole("button", { name: "Anuluj" }));
  expect(names()).toHaveLength(2);
  await userEvent.click(screen.getByRole("button", { name: "Usuń: Ile trwa?" }));
  await userEvent.click(screen.getByRole("button", { name: "Usuń" }));
  expect(names()).toEqual(["Ile kosztuje? Sto złotych."]);
  expect(document.activeElement).toHaveTextContent("Ile kosztuje?");
});

test("after the only entry is removed, which is said, the button that adds one has the focus", async () => {
  const field = group("Pytania", { towns: { ...towns, isNeeded: false } });
  show({ field, value: { towns: ["Puck"] } });
  const group1 = screen.getByRole("group", { name: "Okolice (1)" });
  await userEvent.click(within(group1).getByRole("button", { name: "Usuń: Puck" }));
  await userEvent.click(screen.getByRole("button", { name: "Usuń" }));
  expect(screen.getByRole("button", { name: "Dodaj" })).toHaveFocus();
  expect(screen.getByText("Usunięto: Puck")).toBeInTheDocument();
  // What is empty may be left out.
  expect(screen.getByRole("group", { name: "Okolice (0) (można pominąć)" })).toBeVisible();
});

test("keys move an entry of a list in a list, and not the list around it", async () => {
  const field = group("Plan", { weeks: list("Tygodnie", list("Tydzień", line("Dzień"))) });
  show({ field, value: { weeks: [["pn", "wt"], ["śr", "cz"], ["pt"]] } });
  screen.getByDisplayValue("cz").focus();
  await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
  const days = screen.getAllByRole<HTMLInputElement>("textbox").map(({ value }) => value);
  expect(days).toEqual(["pn", "wt", "cz", "śr", "pt"]);
  // Of two of this name the list's own comes last.
  const remove = screen.getAllByRole("button", { name: "Usuń: cz" }).at(-1);
  if (remove) await userEvent.click(remove);
  await userEvent.click(screen.getByRole("button", { name: "Usuń" }));
  expect(document.activeElement).toHaveAccessibleName("Wyżej: pt");
  await userEvent.click(screen.getAllByRole("button", { name: "Dodaj" }).at(-1) as HTMLElement);
  expect(held).toEqual({ weeks: [["pn", "wt"], ["pt"], []] });
});

test("after the last entry of a list is removed the one before has the focus", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Usuń: Ile kosztuje?" }));
  await userEvent.click(screen.getByRole("button", { name: "Usuń" }));
  expect(document.activeElement).toHaveTextContent("Ile trwa?");
});
