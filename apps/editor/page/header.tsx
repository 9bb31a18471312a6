import type { FormEvent } from "react";
import { useNewestAnswer } from "./answered";
import { unsavedForms } from "./entry/drafts";
import { leaveUnasked } from "./entry/use-leave-question";
import { useQuestions } from "./questions";
import { addressOf, type Route } from "./route";

/** The links of the editing page, with how many changes wait for publication. */
export function Header({ view }: { view: Route["view"] }) {
  // The view below says where the server does not answer; here the former number stays.
  const { result } = useNewestAnswer("overview", {});
  const { waiting = 0, editor, hasLogin } = result ?? {};
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
    const unsaved = unsavedForms();
    if (unsaved.length === 0) return;
    event.preventDefault();
    const form = event.currentTarget;
    const reply = await ask({
      ask: "Wylogować i usunąć szkice z tej przeglądarki?",
      places: unsaved.map(({ label }) => `Niezapisane: ${label}`),
      agree: "Wyloguj i usuń szkice",
    });
    if (!reply) return;
    leaveUnasked();
    form.submit();
  };
  return (
    <form method="post" action="/wyloguj" onSubmit={(event) => void logOut(event)}>
      <button>Wyloguj</button>
    </form>
  );
}
