import { useEffect, useMemo, useState } from "react";
import type { Complaint, Entry, FoundText } from "../contract";
import { askServer, type WhenRefused } from "./ask-server";
import { EntryForm } from "./entry/entry-form";
import type { FieldPath } from "./entry/form-state";
import { Preview } from "./entry/preview";
import { Refused } from "./questions";
import { addressOf, goTo, type Route, routeOf } from "./route";

type EntryRoute = Extract<Route, { view: "entry" | "new" }>;

const PANES = [
  { pane: "form", label: "Formularz" },
  { pane: "page", label: "Strona" },
] as const;

/** An entry's form, with the page beside it; on a narrow window one of them at a time. */
export function EntryView({ route }: { route: EntryRoute }) {
  const { entry, complaints, load, reload } = useLoadedEntry(route);
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
      <div className="form-pane">
        {complaints && <Refused complaints={complaints} />}
        {!entry && !complaints && <p role="status">Wczytuję…</p>}
        {entry && (
          <EntryForm
            key={load}
            entry={entry}
            draftKey={draftKeyOf(route)}
            field={correction?.path ?? fieldOfRoute}
            onReload={reload}
          />
        )}
      </div>
      <Preview page={correction?.page ?? entry?.page} onCorrect={correct} />
    </main>
  );
}

/** The entry of a route, and why it can't be shown; neither while it is loaded. */
function useLoadedEntry(route: EntryRoute) {
  const key = draftKeyOf(route);
  const [times, setTimes] = useState(0);
  const load = `${key} ${times}`;
  const [loaded, setLoaded] = useState<{ load: string; entry?: Entry; complaints?: Complaint[] }>();
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const refused = (reasons: Complaint[]) => {
        if (!isGone) setLoaded({ load, complaints: reasons });
      };
      const answer = await askForEntry(routeOf(key), refused);
      if (answer && !isGone) setLoaded({ load, entry: answer });
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [key, load]);
  useEffect(() => {
    document.title = loaded?.entry ? `${loaded.entry.label} – Redakcja` : "Redakcja";
  }, [loaded]);
  const { entry, complaints } = loaded?.load === load ? loaded : {};
  return {
    entry,
    complaints,
    /** Another one for each time that an entry is loaded. */
    load,
    reload: () => setTimes((before) => before + 1),
  };
}

/** Asks for the entry of a route; undefined where the route is of no entry. */
function askForEntry(route: Route, whenRefused: WhenRefused) {
  if (route.view === "entry") return askServer("entry", { file: route.file }, whenRefused);
  if (route.view !== "new") return undefined;
  const { folder, copyOf } = route;
  return askServer("new-entry", { folder, copyOf }, whenRefused);
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
