import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Entry } from "../contract";
import { EntryView } from "./entry-view";
import { completeJsdom, jsonResponse } from "./fake-server.fixture";
import { group, line } from "./form-fields.fixture";
import { QuestionsProvider } from "./questions";

beforeEach(() => {
  completeJsdom();
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

test("whoever wants what a colleague saved has it in the form, in place of what was typed", async () => {
  const entry: Entry = {
    file: "town.yaml",
    label: "Puck",
    isNew: false,
    isOneOfMany: false,
    placeholders: {},
    base: "text 1",
    data: { county: "powiat pucki" },
    form: group("Miejscowość", { county: line("Powiat") }),
  };
  const newer = "Wczytaj nowszą";
  const question = { ask: "Co zapisać?", places: ["a"], agree: "Zapisz moją", newer };
  const entries = [entry, { ...entry, base: "text 2", data: { county: "powiat gdański" } }];
  const answers: Record<string, () => Response> = {
    entry: () => jsonResponse(200, entries.shift()),
    save: () => jsonResponse(409, question),
    preview: () => jsonResponse(200, { state: "starting" }),
  };
  window.fetch = (address) =>
    Promise.resolve(answers[(address as string).replace("/admin/api/", "")]?.() as Response);
  render(
    <QuestionsProvider>
      <EntryView route={{ view: "entry", file: "town.yaml" }} />
    </QuestionsProvider>,
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "Powiat" }), " i dalej");
  expect(document.title).toBe("Puck – Redakcja");
  await userEvent.click(screen.getByRole("button", { name: "Zapisz" }));
  await userEvent.click(await screen.findByRole("button", { name: newer }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Powiat" })).toHaveValue("powiat gdański"),
  );
});
