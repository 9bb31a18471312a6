import { type FormEvent, useEffect, useState } from "react";
import type { Overview } from "../contract";
import { askServer } from "./ask-server";
import { countDrafts } from "./entry/drafts";
import { CONTENT_CHANGED, useQuestions } from "./questions";
import { addressOf, type Route } from "./route";

/** The links of the editing page, with how many changes wait for publication. */
export function Header({ view }: { view: Route["view"] }) {
  const { waiting = 0, editor, hasLogin } = useOverview(view);
  useEffect(() => {
    if (waiting === 0) return;
    // The browser asks in words of its own.
    const leave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", leave);
    return () => window.removeEventListener("beforeunload", leave);
  }, [waiting]);
  const link = (to: "start" | "photos" | "files" | "publish", words: string) => (
    <a href={addressOf({ view: to })} aria-current={view === to ? "page" : undefined}>
      {words}
    </a>
  );
  return (
    <header className="bar">
      <nav aria-label="Redakcja">
        {link("start", "Start")}
        {link("photos", "Zdjęcia")}
        {link("files", "Pliki")}
        {link("publish", waiting > 0 ? `Opublikuj (${waiting})` : "Opublikuj")}
      </nav>
      {editor && <p>{editor}</p>}
      {hasLogin && <LogOut />}
    </header>
  );
}

/** Logs out. The browser forgets all drafts with it, so that the next person at a shared computer finds none. */
function LogOut() {
  const { ask } = useQuestions();
  const logOut = async (event: FormEvent<HTMLFormElement>) => {
    const drafts = countDrafts();
    if (drafts === 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    const reply = await ask({
      ask: "Wylogować i usunąć szkice z tej przeglądarki?",
      places: [`Niezapisane szkice: ${drafts}`],
      agree: "Wyloguj i usuń szkice",
    });
    if (reply) form.submit();
  };
  return (
    <form method="post" action="/wyloguj" onSubmit={(event) => void logOut(event)}>
      <button>Wyloguj</button>
    </form>
  );
}

/** What the header shows of the site, read anew where another view is shown or the content has changed. */
function useOverview(view: Route["view"]): Partial<Overview> {
  const [overview, setOverview] = useState<Partial<Overview>>({});
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      // The view below says that the server does not answer; here the former number stays.
      const answer = await askServer("overview", {}, () => undefined);
      if (answer && !isGone) setOverview(answer);
    };
    void read();
    const events = [CONTENT_CHANGED, "focus"];
    const readAgain = () => void read();
    for (const event of events) window.addEventListener(event, readAgain);
    return () => {
      isGone = true;
      for (const event of events) window.removeEventListener(event, readAgain);
    };
  }, [view]);
  return overview;
}
