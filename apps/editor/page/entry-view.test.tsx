import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Entry } from "../shared/contract";
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

test("each address has its own form, which names the window", async () => {
  const town = (name: string, county: string): Entry => ({
    file: `${name}.yaml`,
    label: name,
    isNew: false,
    isOneOfMany: false,
    placeholders: {},
    base: county,
    data: { county },
    form: group("Miejscowość", { county: line("Powiat") }),
  });
  const entries = [town("puck", "powiat pucki"), town("hel", "powiat morski")];
  window.fetch = (address) => {
    const isEntry = (address as string).endsWith("/entry");
    return Promise.resolve(jsonResponse(200, isEntry ? entries.shift() : { state: "starting" }));
  };
  const view = (file: string) => (
    <QuestionsProvider>
      <EntryView route={{ view: "entry", file }} />
    </QuestionsProvider>
  );
  const { rerender } = render(view("puck.yaml"));
  await userEvent.type(await screen.findByRole("textbox", { name: "Powiat" }), " i dalej");
  expect(document.title).toBe("puck – Redakcja");
  rerender(view("hel.yaml"));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: "Powiat" })).toHaveValue("powiat morski"),
  );
  expect(document.title).toBe("hel – Redakcja");
});
