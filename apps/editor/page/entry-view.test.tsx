import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Entry, FoundText } from "../shared/contract";
import type { EntryView as View } from "./entry-view";
import type { Preview } from "./entry/preview";
import { completeJsdom, jsonResponse } from "./fake-server.fixture";
import { group, line } from "./form-fields.fixture";
import { QuestionsProvider } from "./questions";

type EntryRoute = Parameters<typeof View>[0]["route"];

/** Stands for the page beside the form, which has tests of its own. */
const drawPreview = jest.fn<null, Parameters<typeof Preview>>(() => null);
let EntryView: typeof View;
beforeAll(async () => {
  jest.mock("./entry/preview", () => ({ Preview: drawPreview }));
  ({ EntryView } = await import("./entry-view"));
});

/** What was asked for. */
let asked: [name: string, request: unknown][];
/** Answers 422 in place of an entry. */
let isRefused: boolean;

beforeEach(() => {
  completeJsdom();
  localStorage.clear();
  window.location.hash = "";
  HTMLElement.prototype.scrollIntoView = jest.fn();
  asked = [];
  isRefused = false;
  window.fetch = (address, options) => {
    const request = JSON.parse(options?.body as string) as { file?: string };
    asked.push([(address as string).replace("/admin/api/", ""), request]);
    const complaints = [{ problem: "Tej pozycji już nie ma.", remedy: "" }];
    const answer = isRefused ? { complaints } : town(request.file ?? "towns/");
    return Promise.resolve(jsonResponse(isRefused ? 422 : 200, answer));
  };
});

const town = (file: string): Entry => ({
  file,
  label: file.replace(".yaml", ""),
  isNew: false,
  isOneOfMany: false,
  placeholders: {},
  base: file,
  data: { county: `powiat ${file}` },
  form: group("Miejscowość", { county: line("Powiat"), note: line("Uwaga") }),
  page: `/${file}`,
});

const view = (route: EntryRoute) => (
  <QuestionsProvider>
    <EntryView route={route} />
  </QuestionsProvider>
);
const puck: EntryRoute = { view: "entry", file: "puck.yaml" };
const hel: EntryRoute = { view: "entry", file: "hel.yaml" };

const field = (name: string) => screen.findByRole("textbox", { name });
/** What the page beside the form was last told. */
const preview = () => drawPreview.mock.lastCall?.[0];
/** Somebody presses „Popraw” at a text of a page. */
const correct = (file: string, page: string) =>
  act(() => preview()?.onCorrect({ file, path: ["note"] } as unknown as FoundText, page));

test("each address has its own form, which names the window", async () => {
  const { rerender } = render(view(puck));
  expect(screen.getByRole("status")).toHaveTextContent("Wczytuję…");
  await userEvent.type(await field("Powiat"), " i dalej");
  expect(document.title).toBe("puck – Redakcja");
  rerender(view(hel));
  await waitFor(async () => expect(await field("Powiat")).toHaveValue("powiat hel.yaml"));
  expect(document.title).toBe("hel – Redakcja");
  // What was typed is found again by the way of any link to it.
  rerender(view({ ...puck, field: '["note"]' }));
  await waitFor(async () => expect(await field("Powiat")).toHaveValue("powiat puck.yaml i dalej"));
  expect(await field("Uwaga")).toHaveFocus();
});

test.each(["[", '"note"', "null"])(
  "an address whose field is %s shows the form",
  async (written) => {
    render(view({ ...puck, field: written }));
    expect(await field("Uwaga")).not.toHaveFocus();
  },
);

test("what is typed into a new entry is not in a copy, nor in a new one of another folder", async () => {
  const towns: EntryRoute = { view: "new", folder: "towns/" };
  const { rerender } = render(view(towns));
  await userEvent.type(await field("Powiat"), "!");
  for (const other of [
    { ...towns, copyOf: "puck.yaml" },
    { ...towns, folder: "services/" },
  ]) {
    rerender(view(other));
    await waitFor(async () => expect(await field("Powiat")).toHaveValue("powiat towns/"));
  }
  rerender(view(towns));
  await waitFor(async () => expect(await field("Powiat")).toHaveValue("powiat towns/!"));
});

test("a copy is made of the entry that is named; why there is none stands in its place", async () => {
  const { rerender } = render(view({ view: "new", folder: "towns/", copyOf: "puck.yaml" }));
  await field("Powiat");
  expect(asked).toEqual([["new-entry", { folder: "towns/", copyOf: "puck.yaml" }]]);
  expect(preview()).toMatchObject({ isNew: true });
  isRefused = true;
  rerender(view(hel));
  expect(await screen.findByRole("alert")).toHaveTextContent("Tej pozycji już nie ma.");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByRole("status")).toBeNull();
});

test("a text that is corrected is shown in its form, beside the page on which it stands", async () => {
  const { rerender } = render(view(puck));
  await field("Powiat");
  const panes = screen.getByRole("main").dataset;
  await userEvent.click(screen.getByRole("button", { name: "Strona" }));
  expect(screen.getByRole("button", { pressed: true })).toHaveTextContent("Strona");
  expect(screen.getByRole("button", { pressed: false })).toHaveTextContent("Formularz");
  expect([panes.pane, preview()?.page]).toEqual(["page", "/puck.yaml"]);
  await userEvent.click(screen.getByRole("button", { name: "Formularz" }));
  expect(panes.pane).toBe("form");
  await userEvent.click(screen.getByRole("button", { name: "Strona" }));
  correct("puck.yaml", "/oferta");
  expect([panes.pane, preview()?.page]).toEqual(["form", "/oferta"]);
  expect(await field("Uwaga")).toHaveFocus();
  expect(window.location.hash).toBe("");
  correct("hel.yaml", "/mapa");
  expect(window.location.hash).toBe("#?view=entry&file=hel.yaml");
  rerender(view(hel));
  await waitFor(() => expect(preview()?.page).toBe("/mapa"));
  expect(await field("Uwaga")).toHaveFocus();
  // It ends with the entry.
  rerender(view(puck));
  await waitFor(() => expect(preview()?.page).toBe("/puck.yaml"));
});
