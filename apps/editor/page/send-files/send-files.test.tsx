import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CONTENT_CHANGED } from "../ask-server";
import { jsonResponse } from "../fake-server.fixture";
import { SendFiles } from "./send-files";
import { createSentFiles } from "./sent-files";

type Asked = { kind: "asked" };
type Added = { kind: "added"; place: string };

/** What was sent, and what answers it. */
let sent: { address: string; answer: (status: number, body: unknown) => Promise<void> }[];
const onAdded = jest.fn();

beforeEach(() => {
  sent = [];
  onAdded.mockClear();
  window.fetch = (address) =>
    new Promise((resolve) => {
      sent.push({
        address: (address as string).replace("/admin/api/", ""),
        answer: (status, body) =>
          act(async () => {
            resolve(jsonResponse(status, body));
            await Promise.resolve();
          }),
      });
    });
});

const show = (query = {}) =>
  render(
    <SendFiles<Added, Asked>
      label="Dodaj"
      accept=".a"
      isMultiple
      hasCamera
      name="add"
      query={query}
      Question={({ onAnswer }) => (
        <button type="button" onClick={() => onAnswer({ title: "Umowa" })}>
          Odpowiedz
        </button>
      )}
      onAdded={onAdded}
    />,
  );

const choose = (...names: string[]) =>
  userEvent.upload(
    screen.getByLabelText(/^(?:Dodaj|Zamień)/),
    names.map((name) => new File(["a"], name)),
  );
const told = () => screen.getByRole("status").textContent;
const items = () =>
  [...screen.getByRole("list", { name: "Wysłane pliki" }).children].map((item) => item.textContent);
const added = (place: string) => ({ kind: "added", place });
const refused = { complaints: [{ problem: "Za duży.", remedy: "" }] };

/** Whether the browser asks before the page is left. */
function isAskedToStay(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

test("files are sent one after the other, each with what became of it, and nobody leaves unasked meanwhile", async () => {
  const changed = jest.fn();
  window.addEventListener(CONTENT_CHANGED, changed);
  show({ folder: "prace" });
  expect([told(), isAskedToStay()]).toEqual(["", false]);
  expect(screen.queryByRole("list")).toBeNull();
  await choose("1.a", "2.a", "3.a");
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(items()).toEqual(["1.awysyłanie…", "2.aczeka na swoją kolej", "3.aczeka na swoją kolej"]);
  expect(isAskedToStay()).toBe(true);
  await sent[0]?.answer(200, added("x"));
  expect([onAdded.mock.calls, changed.mock.calls.length]).toEqual([[[added("x")]], 1]);
  await waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answer(422, refused);
  await waitFor(() => expect(sent).toHaveLength(3));
  await sent[2]?.answer(200, { kind: "asked" });
  expect(told()).toBe("Dodano: 1 z 3. Do uzupełnienia: 1. Nie przyjęto: 1.");
  expect(items()).toEqual(["1.adodano", "2.aZa duży. ", "3.aOdpowiedz"]);
  expect(isAskedToStay()).toBe(false);
  // The button that is pressed goes: the list has the focus.
  await userEvent.click(screen.getByRole("button", { name: "Odpowiedz" }));
  expect(screen.getByRole("list", { name: "Wysłane pliki" })).toHaveFocus();
  await waitFor(() => expect(sent).toHaveLength(4));
  await sent[3]?.answer(200, added("z"));
  // Whoever chooses anew sees no more what was refused.
  await choose("2.a");
  expect(items()).toEqual(["1.adodano", "3.adodano", "2.awysyłanie…"]);
  expect(sent.map(({ address }) => address)).toEqual([
    "add?name=1.a&folder=prace",
    "add?name=2.a&folder=prace",
    "add?name=3.a&folder=prace",
    "add?name=3.a&folder=prace&title=Umowa",
    "add?name=2.a&folder=prace",
  ]);
  expect(changed).toHaveBeenCalledTimes(2);
  window.removeEventListener(CONTENT_CHANGED, changed);
});

test("of a file in another's place it is said that it was replaced; the same one can be chosen again", async () => {
  show({ place: "files/a.pdf" });
  const field = screen.getByLabelText<HTMLInputElement>("Dodaj");
  await choose("1.a");
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(200, added("x"));
  expect([told(), items()]).toEqual(["Zamieniono: 1 z 1.", ["1.azamieniono"]]);
  expect(field.value).toBe("");
  // A phone offers its camera.
  const camera = screen.getByLabelText("Zrób zdjęcie");
  expect(camera).toHaveAttribute("capture", "environment");
  fireEvent.change(camera, { target: { files: [new File(["a"], "2.a")] } });
  await waitFor(() => expect(sent).toHaveLength(2));
});

test("of the files of a view that is left only those stay that wait for somebody", async () => {
  const { sendAll, current, forgetSettled } = createSentFiles<Added, Asked>("add");
  const names = () => current().map(({ file }) => file.name);
  sendAll(
    ["added.a", "refused.a", "asked.a", "waiting.a"].map((name) => new File([], name)),
    {},
  );
  const answers = [added("x"), undefined, { kind: "asked" }];
  for (const [index, answer] of answers.entries()) {
    await waitFor(() => expect(sent).toHaveLength(index + 1));
    await sent[index]?.answer(answer ? 200 : 422, answer ?? refused);
  }
  await waitFor(() => expect(sent).toHaveLength(4));
  forgetSettled();
  expect(names()).toEqual(["asked.a", "waiting.a"]);
});
