import { act, fireEvent, renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { CONTENT_CHANGED } from "./ask-server";
import { completeJsdom, fakeServer } from "./fake-server.fixture";
import { QuestionsProvider, useQuestions } from "./questions";

const changed = jest.fn();

beforeEach(() => {
  completeJsdom();
  changed.mockClear();
  window.addEventListener(CONTENT_CHANGED, changed);
});
afterEach(() => window.removeEventListener(CONTENT_CHANGED, changed));

/** What asks and tells, with its windows. */
function questions() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QuestionsProvider>{children}</QuestionsProvider>
  );
  return renderHook(useQuestions, { wrapper }).result.current;
}

const question = {
  ask: "Co zapisać?",
  places: ["Menu", "Stopka"],
  agree: "Zapisz moją",
  newer: "Wczytaj nowszą",
};

const cancel = () =>
  fireEvent(screen.getByRole("alertdialog"), new Event("cancel", { cancelable: true }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test.each([
  ["Anuluj", undefined],
  ["Escape", undefined],
  ["Zapisz moją", "agree"],
  ["Wczytaj nowszą", "newer"],
])("a question is answered by %s with %s, and its window goes", async (by, expected) => {
  const { ask } = questions();
  let answer: Promise<unknown> | undefined;
  act(() => void (answer = ask(question)));
  const shown = await screen.findByRole("alertdialog", { name: "Co zapisać?" });
  expect(shown).toHaveTextContent("Menu");
  expect(shown).toHaveTextContent("Wszystko, co wpisano, jest jeszcze w polach.");
  // The first one has the focus: it changes nothing.
  expect(screen.getAllByRole("button")[0]).toHaveTextContent("Anuluj");
  if (by === "Escape") cancel();
  else press(by);
  expect(await answer).toBe(expected);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("of a clash both values are shown, each by its name; of nothing newer nothing is said", async () => {
  const clash = { place: "Wstęp", mine: "Moje", theirs: "Ich" };
  const { newer: _, ...rest } = question;
  const { ask } = questions();
  act(() => void ask({ ...rest, clashes: [clash] }));
  const shown = await screen.findByRole("alertdialog");
  expect(shown).toHaveTextContent(/Wstęp\s*Zapisane już\s*Ich\s*W tym formularzu\s*Moje/);
  expect(shown).not.toHaveTextContent(/Menu|Wszystko, co wpisano/);
});

test("a place reads as in its form: a link by what it leads to, bold words bold", async () => {
  fakeServer([[200, [{ address: "/laki", label: "Łąki kwietne" }]]]);
  const { ask } = questions();
  act(() => void ask({ ...question, places: ["Teraz: **nasze** [łąki](/laki)."] }));
  const place = await screen.findByText(/łąki \(→ Łąki kwietne\)\./);
  expect(place).toHaveTextContent("Teraz: nasze łąki (→ Łąki kwietne).");
  expect(place.querySelector("b")).toHaveTextContent(/^nasze$/);
});

test("what was done is told to the page once; what was not agreed to or refused is not", async () => {
  const asked = fakeServer([
    [409, question],
    [422, { complaints: [{ problem: "Nie.", remedy: "Popraw." }] }],
    [200, {}],
  ]);
  const { perform } = questions();
  const remove = () => perform("delete", { file: "a.yaml" }, "Nie usunięto.");
  let asking: Promise<unknown> | undefined;
  act(() => void (asking = remove()));
  await screen.findByRole("alertdialog");
  press("Anuluj");
  expect(await asking).toEqual({ reply: undefined });
  const refused = await act(remove);
  expect(refused).toEqual({ complaints: [{ problem: "Nie.", remedy: "Popraw." }] });
  const told = screen.getByRole("alertdialog", { name: "Nie usunięto." });
  expect(told).toHaveTextContent("Nie. Popraw.");
  cancel();
  await waitFor(() => expect(told).not.toBeInTheDocument());
  expect(changed).not.toHaveBeenCalled();
  expect(await remove()).toEqual({ result: {} });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(asked).toEqual(Array(3).fill(["delete", { file: "a.yaml" }]));
});

test("what was agreed to is sent with all that was agreed to before", async () => {
  const asked = fakeServer([
    [409, { ...question, ask: "Zmienić?", places: ["Menu"] }],
    [409, { ...question, ask: "Na pewno?", places: ["Stopka", "Opis"] }],
    [200, {}],
  ]);
  const { perform } = questions();
  let asking: Promise<unknown> | undefined;
  act(() => void (asking = perform("delete", { file: "a.yaml" }, jest.fn())));
  for (const name of ["Zmienić?", "Na pewno?"]) {
    await screen.findByRole("alertdialog", { name });
    press("Zapisz moją");
  }
  expect(await asking).toEqual({ result: {} });
  const agreed = asked.map(([, request]) => request.agreed);
  expect(agreed).toEqual([undefined, ["Menu"], ["Menu", "Stopka", "Opis"]]);
});

test("outside of what shows them nothing can be asked", () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderHook(useQuestions)).toThrow("QuestionsProvider is missing");
  logged.mockRestore();
});
