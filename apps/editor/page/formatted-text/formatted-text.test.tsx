import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { Entry, FormField } from "../../shared/contract";
import { EntryForm } from "../entry/entry-form";
import { FormStateContext } from "../entry/form-state";
import { type Asked, completeJsdom, fakeServer, type ServerAnswer } from "../fake-server.fixture";
import { group } from "../form-fields.fixture";
import { QuestionsProvider } from "../questions";
import { FormattedTextControl } from "./formatted-text";
import { LinkNote } from "./link-note";
import { TextControl } from "./text-control";

const markdown: FormField = {
  kind: "text",
  rows: 2,
  isMarkdown: true,
  label: "Treść",
  hint: "W kilku zdaniach.",
  isNeeded: true,
};

const refused: ServerAnswer = [
  422,
  { complaints: [{ problem: "Za krótko.", remedy: "", path: ["text"] }] },
];

/** A save after which the text is another, as where the server puts it right. */
const savedAs = (text: string): ServerAnswer => [
  200,
  { file: "texts.yaml", data: { text }, base: text },
];

/**
 * Shows the form of one text.
 * @param answers what the server answers to each save
 * @returns what it is asked
 */
function show(value: string, field: FormField = markdown, answers = [refused]): Asked[] {
  const asked = fakeServer(answers);
  const entry: Entry = {
    file: "texts.yaml",
    label: "Tekst",
    isNew: false,
    isOneOfMany: false,
    placeholders: { phone: "601 234 567" },
    base: "text 1",
    data: { text: value },
    form: group("Tekst", { text: field }),
  };
  render(
    <QuestionsProvider>
      <EntryForm entry={entry} draftKey="text" />
    </QuestionsProvider>,
  );
  return asked;
}

/** Saves. @returns what the text is then */
async function saved(asked: Asked[]): Promise<unknown> {
  await userEvent.click(screen.getByRole("button", { name: "Zapisz" }));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return asked.at(-1)?.[1].data;
}

const textbox = () => screen.getByRole("textbox", { name: "Treść" });

beforeEach(() => {
  completeJsdom();
  localStorage.clear();
  HTMLElement.prototype.scrollIntoView = jest.fn();
  // jsdom draws nothing, so nothing has a place.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

test("a text is read with its hint, shows what it looks like, and placeholders as what stands there", () => {
  show("Dzwoń **zaraz**: [{phone}](tel:{phoneLink})\n\n- raz\n- 3*4*5 {locative}");
  expect(textbox()).toHaveAccessibleDescription("W kilku zdaniach.");
  expect(textbox()).toHaveAttribute("lang", "pl");
  expect(textbox()).toHaveStyle({ "--rows": "2" });
  expect(within(textbox()).getByText("zaraz").tagName).toBe("STRONG");
  expect(within(textbox()).getByText("601 234 567")).toBeInTheDocument();
  expect(within(textbox()).getByText("{locative}")).toBeInTheDocument();
  expect(
    within(textbox())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(["raz", "3*4*5 {locative}"]);
});

test("what nobody changes is saved as it was written", async () => {
  const text = "Kosimy\ntrawniki.\n\n1) raz\n2) dwa\n";
  expect(await saved(show(text))).toEqual({ text });
  expect(screen.queryByText(/co najmniej dwóch punktów/)).toBeNull();
});

test("a button makes a list, says so, and takes it back", async () => {
  const asked = show("raz");
  const button = screen.getByRole("button", { name: "– Lista" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await saved(asked)).toEqual({ text: "- raz" });
  await userEvent.click(button);
  expect(within(textbox()).queryByRole("listitem")).not.toBeInTheDocument();
});

test("what was done is undone and done again by buttons, as a phone has no keys for it", async () => {
  const asked = show("raz");
  const undo = screen.getByRole("button", { name: "↶ Cofnij" });
  expect(undo).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "– Lista" }));
  const redo = screen.getByRole("button", { name: "↷ Ponów" });
  expect(redo).toHaveAttribute("aria-disabled", "true");
  expect(redo).toHaveAttribute("title", "Ponów (Ctrl+Y)");
  await userEvent.click(undo);
  expect(within(textbox()).queryByRole("listitem")).not.toBeInTheDocument();
  expect(redo).toHaveAttribute("aria-disabled", "false");
  await userEvent.click(redo);
  expect(await saved(asked)).toEqual({ text: "- raz" });
});

test("a text that a save puts right is shown so, can be undone, and its buttons go on", async () => {
  const asked = show("raz", markdown, [savedAs("- Raz.")]);
  const points = () => within(textbox()).queryAllByRole("listitem");
  const button = screen.getByRole("button", { name: "– Lista" });
  await userEvent.click(button);
  await saved(asked);
  await waitFor(() => expect(points()[0]).toHaveTextContent("Raz."));
  act(() => textbox().focus());
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(points()).toEqual([]);
  expect(textbox()).toHaveTextContent("Raz.");
  await userEvent.click(button);
  expect(points()).toHaveLength(1);
});

test("a text that comes back from outside is drawn each time", async () => {
  const attributes = { id: "text", "aria-required": true, "aria-invalid": false };
  const onChange = jest.fn();
  const control = (value: string) => (
    <>
      <p id="text__label">Treść</p>
      <FormattedTextControl
        field={{ ...markdown, kind: "text", rows: 2 }}
        attributes={attributes}
        value={value}
        onChange={onChange}
        onPasted={jest.fn()}
      />
    </>
  );
  const { rerender } = render(control("raz"));
  await userEvent.click(screen.getByRole("button", { name: "– Lista" }));
  expect(onChange).toHaveBeenLastCalledWith("- raz");
  for (const [value, points] of [
    ["- raz", 1],
    ["raz", 0],
    ["- raz", 1],
  ] as const) {
    rerender(control(value));
    expect(within(textbox()).queryAllByRole("listitem")).toHaveLength(points);
  }
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("a button says whether words are bold, by which keys they become so, and takes no focus from the text", async () => {
  const asked = show("**raz**");
  const bold = screen.getByRole("button", { name: "B – pogrubienie" });
  expect(bold).toHaveAttribute("aria-keyshortcuts", "Control+B");
  expect(fireEvent.mouseDown(bold)).toBe(false);
  act(() => textbox().focus());
  expect(bold).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(bold);
  expect(bold).toHaveAttribute("aria-pressed", "false");
  expect(textbox()).toHaveFocus();
  expect(textbox()).toHaveAttribute("aria-required", "true");
  expect(textbox()).toHaveAttribute("aria-multiline", "true");
  expect(await saved(asked)).toEqual({ text: "**raz**" });
});

test("a numbered list of one point is told: pages show a sentence", async () => {
  show("raz");
  await userEvent.click(screen.getByRole("button", { name: "1. Lista" }));
  expect(screen.getByText(/co najmniej dwóch punktów/)).toBeInTheDocument();
});

test("what is wrong with a text is told at it, and its reason leads there", async () => {
  await saved(show("raz"));
  const summary = await screen.findByRole("region", { name: "Nie zapisano" });
  expect(textbox()).toBeInvalid();
  expect(textbox()).toHaveAccessibleDescription("W kilku zdaniach. Za krótko.");
  await userEvent.click(within(summary).getByRole("button", { name: "Za krótko." }));
  expect(textbox()).toHaveFocus();
});

test("a link says what it leads to once its placeholders are filled", async () => {
  fakeServer([[200, []]]);
  const form = { shown: [], errors: new Map(), changeValue: jest.fn() };
  render(
    <FormStateContext.Provider value={{ ...form, placeholders: { phoneLink: "+48601234567" } }}>
      <LinkNote href="tel:{phoneLink}" onChange={jest.fn()} onUnlink={jest.fn()} />
    </FormStateContext.Provider>,
  );
  expect(await screen.findByText("telefon +48601234567")).toBeVisible();
});

describe("links", () => {
  const onChange = jest.fn();

  /** A text that holds what is made of it. */
  function Held({ first }: { first: string }) {
    const [value, setValue] = useState<unknown>(first);
    onChange.mockImplementation(setValue);
    return (
      <>
        <p id="text__label">Treść</p>
        <TextControl
          field={{ ...markdown, kind: "text", rows: 2, letters: [3, 200] }}
          attributes={{ id: "text", "aria-required": true, "aria-invalid": false }}
          value={value}
          onChange={onChange}
        />
      </>
    );
  }

  /** Shows a text, with the caret at its beginning. */
  async function showWithCaret(value: string): Promise<void> {
    onChange.mockClear();
    const targets = [
      { address: "/laki", label: "Łąki kwietne" },
      { address: "/kontakt", label: "Kontakt" },
    ];
    fakeServer(Array.from({ length: 9 }, () => [200, targets]));
    render(<Held first={value} />);
    expect(screen.getByRole("group", { name: "Wygląd tekstu: Treść" })).toBeVisible();
    expect(screen.queryByText(/^Odnośnik prowadzi do/)).toBeNull();
    act(() => textbox().focus());
    await act(() => Promise.resolve());
  }

  test("one at the caret says what it leads to, can lead elsewhere, and become plain words", async () => {
    await showWithCaret("[łąki](/laki) i las");
    expect(await screen.findByText("Łąki kwietne")).toBeVisible();
    expect(screen.getByRole("button", { name: "Odnośnik" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await userEvent.click(screen.getByRole("button", { name: "Zmień" }));
    const picker = screen.getByRole("dialog", { name: "Wstaw odnośnik" });
    await userEvent.click(await within(picker).findByRole("button", { name: /^Kontakt/ }));
    expect(onChange).toHaveBeenLastCalledWith("[łąki](/kontakt) i las");
    expect(screen.queryByRole("dialog")).toBeNull();
    await waitFor(() => expect(textbox()).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Usuń odnośnik" }));
    expect(onChange).toHaveBeenLastCalledWith("łąki i las");
    expect(textbox()).toHaveFocus();
  });

  test("the button puts one at the caret, called by what it leads to; a closed window puts none", async () => {
    await showWithCaret("Zobacz las");
    const button = screen.getByRole("button", { name: "Odnośnik" });
    expect(button).toHaveAttribute("title", "Odnośnik (Ctrl+K)");
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("button", { name: "Zamknij" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: /^Kontakt/ }));
    expect(onChange).toHaveBeenLastCalledWith("[Kontakt](/kontakt)Zobacz las");
  });

  test("what is pasted comes clean, and of a table it is told until the text is another", async () => {
    await showWithCaret("");
    const paste = (text: string) =>
      fireEvent.paste(textbox(), {
        clipboardData: { getData: (type: string) => (type === "text/plain" ? text : "") },
      });
    paste("• www.lasy.pl\n• siew");
    const points = "- [www.lasy.pl](https://www.lasy.pl)\n- siew";
    expect(onChange).toHaveBeenLastCalledWith(points);
    expect(screen.getByText(`Znaków: ${points.length} (dobrze: 3–200)`)).toBeVisible();
    expect(screen.queryByRole("status")).toBeNull();
    paste("Usługa\tCena\nSiew\t200 zł");
    expect(screen.getByText(/strona nie ma tabel/)).toHaveAttribute("role", "status");
    await userEvent.click(screen.getByRole("button", { name: "↶ Cofnij" }));
    expect(screen.queryByText(/strona nie ma tabel/)).toBeNull();
  });
});

test.each([
  [1, "Usługi w {town}"],
  [2, "\nUsługi w {town}"],
])("Enter in a text of %i rows makes of it: %j", async (rows, text) => {
  const asked = show("Usługi w {town}", { ...markdown, isMarkdown: false, rows });
  act(() => textbox().focus());
  await userEvent.keyboard("{Enter}");
  expect(await saved(asked)).toEqual({ text });
});

test("a line that must have a placeholder shows it as a whole, and is saved as it was written", async () => {
  const line: FormField = { ...markdown, isMarkdown: false, rows: 1, mustHavePlaceholders: true };
  const asked = show("Usługi **w** {town}", line);
  expect(within(textbox()).getByText("{town}")).toBeInTheDocument();
  expect(screen.queryByRole("group", { name: /Wygląd tekstu/ })).not.toBeInTheDocument();
  expect(await saved(asked)).toEqual({ text: "Usługi **w** {town}" });
});
