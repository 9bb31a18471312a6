import { useMemo, useState } from "react";
import type { FoundText } from "../shared/contract";
import { useAnswer } from "./answered";
import { Refused } from "./complaints";
import { EntryForm } from "./entry/entry-form";
import type { FieldPath } from "./entry/form-state";
import { Preview } from "./entry/preview";
import { addressOf, goTo, type Route } from "./route";
import { useTitle } from "./use-title";

type EntryRoute = Extract<Route, { view: "entry" | "new" }>;

const PANES = [
  { pane: "form", label: "Formularz" },
  { pane: "page", label: "Strona" },
] as const;

/** An entry's form, with the page beside it; on a narrow window one of them at a time. */
export function EntryView({ route }: { route: EntryRoute }) {
  const { result: entry, complaints } = useAnswer(
    route.view === "entry" ? "entry" : "new-entry",
    route.view === "entry" ? { file: route.file } : { folder: route.folder, copyOf: route.copyOf },
  );
  useTitle(entry?.label);
  const draftKey = draftKeyOf(route);
  const [pane, setPane] = useState<"form" | "page">("form");
  const [corrected, setCorrected] = useState<{ file: string; path: FieldPath; page: string }>();
  const askedField = route.view === "entry" ? route.field : undefined;
  const fieldOfRoute = useMemo(() => fieldOf(askedField), [askedField]);
  const correction = corrected?.file === entry?.file ? corrected : undefined;
  const correct = (found: FoundText, page: string) => {
    const { file, path } = found;
    setPane("form");
    setCorrected({ file, path, page });
    if (file !== entry?.file) goTo({ view: "entry", file });
  };
  return (
    <main className="entry-view" data-pane={pane}>
      <div className="panes row" role="group" aria-label="Co pokazać">
        {PANES.map((one) => (
          <button
            key={one.pane}
            type="button"
            className="button line small"
            aria-pressed={one.pane === pane}
            onClick={() => setPane(one.pane)}
          >
            {one.label}
          </button>
        ))}
      </div>
      <div className="form-pane stack">
        {complaints && <Refused complaints={complaints} />}
        {!entry && !complaints && <p role="status">Wczytuję…</p>}
        {entry && (
          <EntryForm
            key={draftKey}
            entry={entry}
            draftKey={draftKey}
            field={correction?.path ?? fieldOfRoute}
          />
        )}
      </div>
      <Preview
        page={correction?.page ?? entry?.page}
        isNew={route.view === "new"}
        onCorrect={correct}
      />
    </main>
  );
}

/** The name of an entry's draft; of a copy it is another than of a new entry. */
function draftKeyOf(route: EntryRoute): string {
  return addressOf(route.view === "entry" ? { view: "entry", file: route.file } : route);
}

/** The path of a field in an address; undefined where it is none. */
function fieldOf(written: string | undefined): FieldPath | undefined {
  try {
    const path = JSON.parse(written ?? "null") as unknown;
    return Array.isArray(path) ? (path as FieldPath) : undefined;
  } catch {
    return undefined;
  }
}
