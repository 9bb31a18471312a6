import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Entry, FormField } from "../../shared/contract";
import { completeJsdom, fakeServer, jsonResponse, type ServerAnswer } from "../fake-server.fixture";
import { group, line, list, questionList } from "../form-fields.fixture";
import { QuestionsProvider } from "../questions";
import { addressOf } from "../route";
import { draftsOf, keepDraft } from "./drafts";
import { EntryForm } from "./entry-form";

const question = (title: string, text: string) => ({ title, text });

const saidAtFirst = {
  intro: "Najczęstsze",
  questions: [question("Ile trwa?", "Tydzień."), question("Ile kosztuje?", "Sto złotych.")],
  towns: ["Puck", "Hel"],
};

const entry: Entry = {
  file: "questions.yaml",
  label: "Pytania",
  isNew: false,
  isOneOfMany: false,
  base: "text 1",
  placeholders: {},
  data: saidAtFirst,
  form: group("Pytania", {
    intro: line("Wstęp"),
    questions: questionList,
    towns: list("Okolice", line("Okolica")),
  }),
};

const draftKey = () => expect.getState().currentTestName ?? "";

const show = (shown: Partial<Parameters<typeof EntryForm>[0]> = {}) =>
  render(
    <QuestionsProvider>
      <EntryForm entry={entry} draftKey={draftKey()} {...shown} />
    </QuestionsProvider>,
  );

/** Types another value into a field. */
async function retype(name: string, words: string): Promise<void> {
  await userEvent.clear(screen.getByRole("textbox", { name }));
  await userEvent.type(screen.getByRole("textbox", { name }), words);
}

const draftOf = (address: string) => draftsOf(address)[0];

const names = () =>
  screen.getAllByRole("button", { expanded: false }).map((button) => button.textContent);
const save = () => userEvent.click(screen.getByRole("button", { name: "Zapisz" }));

const scrolled = jest.fn();

beforeEach(() => {
  completeJsdom();
  fakeServer([]);
  HTMLElement.prototype.scrollIntoView = scrolled;
});

test("a number is typed with a comma or a point, and what is none is kept for the check", async () => {
  const year: FormField = { kind: "number", label: "Cena", isNeeded: true };
  const numbers = { ...entry, form: group("Cennik", { price: year }), data: { price: 12 } };
  const asked = fakeServer(Array.from({ length: 3 }, () => undefined));
  show({ entry: numbers });
  const field = screen.getByRole("textbox", { name: "Cena" });
  for (const typed of ["54,5", "54.", "pół"]) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(field).toHaveValue(typed);
    await save();
    await screen.findByText(/Redakcja nie odpowiada/);
  }
  expect(asked.map(([, { data }]) => data)).toEqual([
    { price: 54.5 },
    { price: 54 },
    { price: "pół" },
  ]);
});

test("a refused save opens the entry with the mistake and leads to its field, until it is corrected", async () => {
  const path = ["questions", 1, "text"];
  fakeServer([[422, { complaints: [{ problem: "Za krótko.", remedy: "Dopisz.", path }] }]]);
  show();
  await save();
  const field = await screen.findByRole("textbox", { name: "Odpowiedź" });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("Jednym zdaniem. Za krótko. Dopisz.");
  expect(names()).toEqual(["Ile trwa? Tydzień."]);
  const summary = screen.getByRole("region", { name: "Nie zapisano" });
  expect(summary).toHaveTextContent("Do poprawienia: 1");
  expect(summary).toHaveFocus();
  await userEvent.click(within(summary).getByRole("button", { name: "Za krótko." }));
  expect(field).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith({ block: "center" });
  summary.focus();
  await userEvent.click(within(summary).getByRole("button", { name: "Za krótko." }));
  expect(field).toHaveFocus();
  await userEvent.type(field, " I dwa dni.");
  expect(field).toBeValid();
  expect(summary).not.toBeInTheDocument();
});

test("each refusal is told with the focus, also the same one a second time", async () => {
  const complaints = [
    { problem: "Dysk jest pełny.", remedy: "" },
    { problem: "Niczego nie zapisano.", remedy: "" },
  ];
  fakeServer([
    [422, { complaints }],
    [422, { complaints }],
  ]);
  show();
  const summary = () => screen.getByRole("region", { name: "Nie zapisano" });
  await save();
  await waitFor(() => expect(summary()).toHaveTextContent("Niczego nie zapisano."));
  const intro = screen.getByRole("textbox", { name: "Wstęp" });
  intro.focus();
  await userEvent.keyboard("{Control>}s{/Control}");
  await waitFor(() => expect(summary()).toHaveFocus());
});

test("a field that was asked for is shown, in its open list, with the focus; of one that has gone the place around it", () => {
  const { unmount } = show({ field: ["questions", 0, "text"] });
  expect(screen.getByRole("textbox", { name: "Odpowiedź" })).toHaveFocus();
  unmount();
  show({ field: ["towns", 7, "name"] });
  expect(screen.getByRole("group", { name: /^Okolice/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test("a save says so, and the next one is made from what was saved", async () => {
  const asked = fakeServer([
    [200, { file: entry.file, data: { intro: "Częste", towns: ["Reda"] }, base: "text 2" }],
    [200, { file: entry.file, data: { intro: "Rzadkie" }, base: "text 3" }],
  ]);
  show();
  const intro = screen.getByRole("textbox", { name: "Wstęp" });
  await userEvent.clear(intro);
  await userEvent.type(intro, "Częste");
  expect(screen.getByText("Są niezapisane zmiany")).toBeInTheDocument();
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText(/Zapisano o \d\d:\d\d/)).toBeInTheDocument();
  await waitFor(() => expect(draftOf(draftKey())).toBeUndefined());
  // What a colleague saved meanwhile is in the form as well.
  expect(screen.getByRole("textbox", { name: /Okolica/ })).toHaveValue("Reda");
  await save();
  expect(asked.map(([, { base }]) => base)).toEqual(["text 1", "text 2"]);
});

test("what is asked is sent again with the places that the editor agreed to", async () => {
  const asked = fakeServer([
    [409, { ask: "Zmienić wszędzie?", places: ["Menu"], agree: "Zmień" }],
    [409, { ask: "Zapisać mimo to?", places: ["Stopka"], agree: "Zapisz mimo to" }],
    [200, { file: entry.file, data: saidAtFirst, base: "text 2" }],
  ]);
  show();
  await save();
  await userEvent.click(await screen.findByRole("button", { name: "Zmień" }));
  await userEvent.click(await screen.findByRole("button", { name: "Zapisz mimo to" }));
  await screen.findByText(/Zapisano o/);
  const agreed = asked.map(([, request]) => request.agreed);
  expect(agreed).toEqual([undefined, ["Menu"], ["Menu", "Stopka"]]);
});

test("a clash shows both values, and the newer one is taken only where others changed it", async () => {
  const clashes = [{ place: "Wstęp", mine: "„Moje”", theirs: "„Ich”" }];
  const newer = "Wczytaj nowszą";
  const theirs = { ...saidAtFirst, intro: "Ich" };
  const asking = fakeServer([
    [409, { ask: "Co zapisać?", places: ["a"], clashes, agree: "Zapisz moją", newer }],
    [200, { ...entry, data: theirs, base: "text 2" }],
    undefined,
  ]);
  // also of what was typed before the form was closed
  const first = show();
  await retype("Wstęp", "Moje");
  await userEvent.type(screen.getByDisplayValue("Puck"), " i okolice");
  first.unmount();
  show();
  await save();
  const asked = await screen.findByRole("alertdialog", { name: "Co zapisać?" });
  expect(
    within(asked)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["„Ich”", "„Moje”"]);
  await userEvent.click(within(asked).getByRole("button", { name: newer }));
  const intro = screen.getByRole("textbox", { name: "Wstęp" });
  await waitFor(() => expect(intro).toHaveValue("Ich"));
  await userEvent.type(intro, "!");
  expect(draftOf(draftKey())?.data).toEqual({
    ...theirs,
    intro: "Ich!",
    towns: ["Puck i okolice", "Hel"],
  });
  await save();
  expect(asking.at(-1)?.[1]).toMatchObject({ base: "text 2" });
});

test("the newer one that can't be loaded is told, and nothing typed goes", async () => {
  const newer = "Wczytaj nowszą";
  fakeServer([
    [409, { ask: "Co zapisać?", places: ["a"], agree: "Zapisz moją", newer }],
    undefined,
  ]);
  show();
  await retype("Wstęp", "Moje");
  await save();
  await userEvent.click(await screen.findByRole("button", { name: newer }));
  expect(await screen.findByText(/Redakcja nie odpowiada/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue("Moje");
});

test("a save takes no blank away from behind the caret, and leaves nothing to save", async () => {
  const saved = { ...saidAtFirst, intro: "Najczęstsze" };
  fakeServer([[200, { file: entry.file, data: saved, base: "text 2" }]]);
  show();
  const intro = screen.getByRole("textbox", { name: "Wstęp" });
  await userEvent.type(intro, " i ");
  await userEvent.type(intro, "{Backspace}{Backspace}");
  await save();
  expect(await screen.findByText(/Zapisano o/)).toBeInTheDocument();
  await userEvent.type(intro, "pytania");
  expect(intro).toHaveValue("Najczęstsze pytania");
});

test("what is typed while a save moves the entry is found at its new address", async () => {
  const file = "towns/hel.yaml";
  let answer: (response: Response) => void = () => undefined;
  window.fetch = () => new Promise((resolve) => (answer = resolve));
  const { unmount } = show();
  await retype("Wstęp", "Hel");
  await save();
  await userEvent.type(screen.getByRole("textbox", { name: "Wstęp" }), "!");
  answer(jsonResponse(200, { file, data: { ...saidAtFirst, intro: "Hel" }, base: "text 2" }));
  const moved = addressOf({ view: "entry", file });
  await waitFor(() => expect(draftOf(moved)?.data).toMatchObject({ intro: "Hel!" }));
  expect(draftOf(moved)?.base).toBe("text 2");
  expect(draftOf(draftKey())).toBeUndefined();
  expect(window.location.hash).toBe(moved);
  unmount();
  // There it says when that was.
  show({ entry: { ...entry, file }, draftKey: "moved" });
  expect(screen.getByText(/Zapisano o \d\d:\d\d/)).toBeInTheDocument();
});

test("an optional text that is typed and cleared is no change", async () => {
  show();
  await userEvent.click(screen.getByText("Sto złotych."));
  const slug = screen.getByRole("textbox", { name: /Krótka nazwa/ });
  await userEvent.type(slug, "a");
  expect(screen.getByText("Są niezapisane zmiany")).toBeInTheDocument();
  await userEvent.clear(slug);
  expect(screen.queryByText("Są niezapisane zmiany")).not.toBeInTheDocument();
  expect(draftOf(draftKey())).toBeUndefined();
});

test("the browser asks before what is typed is left, until it is saved", async () => {
  fakeServer([
    [200, { file: entry.file, data: { ...saidAtFirst, intro: "Częste" }, base: "text 2" }],
  ]);
  show();
  const isAsked = () => {
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    return leaving.defaultPrevented;
  };
  expect(isAsked()).toBe(false);
  await retype("Wstęp", "Częste");
  expect(isAsked()).toBe(true);
  await save();
  await screen.findByText(/Zapisano o/);
  expect(isAsked()).toBe(false);
});

test("what is typed is found again after a crash, and can be thrown away", async () => {
  const { unmount } = show();
  await userEvent.type(screen.getByRole("textbox", { name: "Wstęp" }), " pytania");
  const intro = "Najczęstsze pytania";
  await waitFor(() => expect(draftOf(draftKey())?.data).toMatchObject({ intro }));
  unmount();
  const again = show();
  expect(screen.getByText(/Odzyskano niezapisane zmiany z \d\d:\d\d/)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue(intro);
  await userEvent.click(screen.getByRole("button", { name: "Zostaw je" }));
  expect(screen.queryByText(/Odzyskano/)).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue(intro);
  again.unmount();
  const once = show();
  await userEvent.click(screen.getByRole("button", { name: "Porzuć je" }));
  expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue("Najczęstsze");
  once.unmount();
  show();
  expect(screen.queryByText(/Odzyskano/)).not.toBeInTheDocument();
});

test("of words that were found again nothing is said any more once they are saved", async () => {
  const data = { ...saidAtFirst, intro: "Częste" };
  keepDraft(draftKey(), { label: "Pytania", data, base: "text 1", at: Date.now() });
  fakeServer([[200, { file: entry.file, data, base: "text 2" }]]);
  const { unmount } = show();
  expect(screen.getByText(/Odzyskano/)).toBeInTheDocument();
  await save();
  expect(await screen.findByText(/Zapisano o/)).toBeInTheDocument();
  expect(screen.queryByText(/Odzyskano/)).not.toBeInTheDocument();
  unmount();
  // One that says what is saved is none.
  keepDraft(draftKey(), { label: "Pytania", data, base: "text 1", at: Date.now() });
  show({ entry: { ...entry, data } });
  expect(screen.queryByText(/Odzyskano/)).not.toBeInTheDocument();
});

test("a browser that keeps nothing says so, and a new entry is named as one where it is kept", async () => {
  const isNew = { ...entry, isNew: true, isOneOfMany: true, base: "" };
  show({ entry: isNew });
  // What is not there yet can't be copied or removed.
  expect(screen.queryByRole("link", { name: "Zrób kopię" })).toBeNull();
  const intro = screen.getByRole("textbox", { name: "Wstęp" });
  await userEvent.type(intro, "!");
  expect(draftOf(draftKey())?.label).toBe("Pytania, nowa pozycja");
  const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  await userEvent.type(intro, "?");
  expect(screen.getByText(/ta przeglądarka nie zachowa zmian/)).toBeInTheDocument();
  set.mockRestore();
  await userEvent.type(intro, "!");
  expect(screen.getByText("Są niezapisane zmiany")).toBeInTheDocument();
});

test("what is thrown away takes along why it was not saved", async () => {
  fakeServer([[422, { complaints: [{ problem: "Dysk jest pełny.", remedy: "" }] }]]);
  const { unmount } = show();
  await userEvent.type(screen.getByRole("textbox", { name: "Wstęp" }), " pytania");
  unmount();
  show();
  await save();
  expect(await screen.findByText("Dysk jest pełny.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Porzuć je" }));
  expect(screen.queryByText("Dysk jest pełny.")).not.toBeInTheDocument();
});

describe("two tabs of one form", () => {
  /** Another tab keeps what was typed there. */
  const typeElsewhere = (data: object, at: number) =>
    act(() => {
      const draft = { label: "Pytania", base: "text 1", origin: saidAtFirst, at };
      const key = `redakcja-szkic::${draftKey()}~${at}`;
      localStorage.setItem(key, JSON.stringify({ ...draft, data: { ...saidAtFirst, ...data } }));
      window.dispatchEvent(new StorageEvent("storage", { key }));
    });

  test("what both had is found again, and of the same field both texts", async () => {
    typeElsewhere({ intro: "Pierwsza karta", towns: ["Reda", "Hel"] }, 1);
    typeElsewhere({ intro: "Druga karta" }, 2);
    show();
    expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue("Druga karta");
    expect(screen.getByDisplayValue("Reda")).toBeVisible();
    expect(screen.getByText("Pierwsza karta")).toBeVisible();
    await waitFor(() => expect(draftsOf(draftKey())).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Zostaw je" }));
    expect(screen.queryByText("Pierwsza karta")).toBeNull();
  });

  test("of a new entry only the newest is taken: the other tab has another one", () => {
    typeElsewhere({ intro: "Pierwsza karta", towns: ["Reda", "Hel"] }, 1);
    typeElsewhere({ intro: "Druga karta" }, 2);
    show({ entry: { ...entry, isNew: true, base: "" } });
    expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue("Druga karta");
    expect(screen.queryByDisplayValue("Reda")).toBeNull();
  });

  test("a tab says that the other one has unsaved words, keeps its own, and forgets only these", async () => {
    const now = { ...saidAtFirst, intro: "Ta karta" };
    fakeServer([[200, { file: entry.file, data: now, base: "text 2" }]]);
    show();
    await retype("Wstęp", "Ta karta");
    typeElsewhere({ intro: "Tamta karta" }, 1);
    expect(screen.getByText(/W innej karcie tego samego formularza też/)).toBeVisible();
    expect(draftsOf(draftKey()).map(({ data }) => data)).toEqual([
      { ...saidAtFirst, intro: "Ta karta" },
      { ...saidAtFirst, intro: "Tamta karta" },
    ]);
    await save();
    await waitFor(() => expect(draftsOf(draftKey())).toHaveLength(1));
    expect(draftOf(draftKey())?.data).toMatchObject({ intro: "Tamta karta" });
  });
});

test("a page that is closed at once keeps the last letter", async () => {
  show();
  await userEvent.type(screen.getByRole("textbox", { name: "Wstęp" }), "!");
  expect(draftOf(draftKey())?.data).toMatchObject({ intro: "Najczęstsze!" });
});

const refused = { complaints: [{ problem: "Za krótko.", remedy: "", path: ["intro"] }] };
test.each<[string, ServerAnswer, RegExp, string]>([
  ["a server that does not answer", undefined, /Redakcja nie odpowiada/, "Nie zapisano"],
  [
    "a login that has ended",
    [401, { complaints: [] }],
    /Twoje logowanie wygasło\./,
    "Nie zapisano",
  ],
  ["a refusal", [422, refused], /Za krótko/, "Nie zapisano. Do poprawienia: 1"],
])("%s takes nothing away, nor what is typed after it", async (_, answer, told, heading) => {
  fakeServer([answer]);
  const { unmount } = show();
  await userEvent.type(screen.getByRole("textbox", { name: "Wstęp" }), "!");
  await save();
  expect((await screen.findAllByText(told))[0]).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: heading })).toBeInTheDocument();
  await userEvent.type(screen.getByRole("textbox", { name: "Wstęp" }), "?");
  unmount();
  show();
  expect(screen.getByRole("textbox", { name: "Wstęp" })).toHaveValue("Najczęstsze!?");
});

test("a copy says which sentences are still those of the entry that was copied, and leads to them", async () => {
  const data = {
    // Three words are a name.
    intro: "Nasza praca zaczyna się od rozmowy! Cena jest znana przed.",
    note: "Tylko trzy słowa\nTo są cztery słowa\nTo też cztery słowa\n",
    questions: [question("Ile trwa?", "Tydzień.")],
  };
  const note1: FormField = { kind: "text", rows: 2, label: "Uwaga", isNeeded: false };
  const fields = entry.form.kind === "group" ? { ...entry.form.fields, note: note1 } : {};
  show({ entry: { ...entry, isNew: true, base: "", data, form: group("Pytania", fields) } });
  const note = () => screen.queryByText(/^Słowo w słowo jak we wzorze/)?.textContent;
  expect(note()).toContain(": 4 zdania");
  await userEvent.click(screen.getAllByRole("button", { name: "Wstęp" })[1] as HTMLElement);
  const intro = screen.getByRole("textbox", { name: "Wstęp" });
  expect(intro).toHaveFocus();
  await userEvent.clear(intro);
  await userEvent.type(intro, "Najpierw rozmawiamy. Cena jest  znana przed.");
  expect(note()).toContain(": 3 zdania");
  await userEvent.type(intro, "{Backspace}, na pewno.");
  expect(note()).toContain(": 2 zdania");
  await userEvent.clear(screen.getByRole("textbox", { name: /^Uwaga/ }));
  expect(note()).toBeUndefined();
});

test("an entry that is one of many can be copied: the link names it, and where the copy goes", () => {
  show({ entry: { ...entry, file: "towns/puck.yaml", isOneOfMany: true } });
  expect(screen.getByRole("link", { name: "Zrób kopię" })).toHaveAttribute(
    "href",
    "#?view=new&folder=towns%2F&copyOf=towns%2Fpuck.yaml",
  );
});

test("an entry is deleted as it was seen, with what was typed in it; where it stays, that stays", async () => {
  const complaints = [{ problem: "Używa go menu.", remedy: "" }];
  const asked = fakeServer([
    [422, { complaints }],
    [200, {}],
  ]);
  const file = "towns/puck.yaml";
  window.location.hash = addressOf({ view: "entry", file });
  show({ entry: { ...entry, file, isOneOfMany: true } });
  await retype("Wstęp", "Częste");
  const remove = screen.getByRole("button", { name: "Usuń" });
  await userEvent.click(remove);
  expect(await screen.findByRole("alertdialog", { name: "Nie usunięto." })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Zamknij" }));
  expect(draftOf(draftKey())).toBeDefined();
  expect(window.location.hash).toBe(addressOf({ view: "entry", file }));
  await userEvent.click(remove);
  await waitFor(() => expect(window.location.hash).toBe(addressOf({ view: "start" })));
  expect(draftOf(draftKey())).toBeUndefined();
  expect(asked).toEqual(Array(2).fill(["delete", { file, base: "text 1" }]));
});

test("a new entry is saved without a base, since nobody could have changed it", async () => {
  const asked = fakeServer([undefined]);
  show({ entry: { ...entry, file: "towns/", isNew: true, base: "" } });
  await save();
  await screen.findByText(/Redakcja nie odpowiada/);
  expect(asked[0]?.[1]).not.toHaveProperty("base");
});

test("a second press while a save runs sends nothing", async () => {
  const asked = fakeServer([[200, { file: entry.file, data: entry.data, base: "text 2" }]]);
  let goOn = () => undefined as void;
  const until = new Promise<void>((resolve) => (goOn = resolve));
  const fetch = window.fetch.bind(window);
  window.fetch = (...words) => {
    const answer = fetch(...words);
    return until.then(() => answer);
  };
  show();
  await retype("Wstęp", "Częste");
  await save();
  const button = screen.getByRole("button", { name: "Zapisuję…" });
  expect(button).toHaveAttribute("aria-busy", "true");
  // Nor does the browser save its own copy of the page.
  expect(fireEvent.keyDown(button, { key: "s", ctrlKey: true })).toBe(false);
  goOn();
  expect(await screen.findByText(/Zapisano o/)).toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test("what others have changed meanwhile is told after a save, until the next one", async () => {
  const answer = { file: entry.file, data: saidAtFirst, base: "text 2" };
  fakeServer([
    [200, { ...answer, byOthers: ["Pytania: „Okolica”"] }],
    [200, answer],
  ]);
  show();
  await save();
  expect(await screen.findByText("Pytania: „Okolica”")).toBeInTheDocument();
  await save();
  await waitFor(() => expect(screen.queryByText("Pytania: „Okolica”")).not.toBeInTheDocument());
});

test.each(["{Control>}S{/Control}", "{Meta>}s{/Meta}"])("%s saves, too", async (keys) => {
  const asked = fakeServer([[200, { file: entry.file, data: saidAtFirst, base: "text 2" }]]);
  show();
  await userEvent.keyboard(keys);
  expect(asked).toHaveLength(1);
  await screen.findByText(/Zapisano o/);
});
