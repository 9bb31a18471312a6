import type { FormEvent, MouseEvent } from "react";
import { useNewestAnswer } from "./answered";
import { forgetAllDrafts, unsavedForms } from "./entry/drafts";
import { leaveUnasked } from "./entry/use-leave-question";
import { LOGGED_OUT } from "./logged-out";
import { useQuestions } from "./questions";
import { addressOf, type Route } from "./route";
import { useWaitingFiles } from "./send-files/kept-files";

/** The links of the editing page, with how many changes and sent files wait for the editor. */
export function Header({ view }: { view: Route["view"] }) {
  // The view below says where the server does not answer; here the former number stays.
  const { result } = useNewestAnswer("overview", {});
  const { waiting = 0, editor, hasLogin } = result ?? {};
  const photos = useWaitingFiles("photos");
  const files = useWaitingFiles("files");
  const link = (to: "start" | "photos" | "files" | "publish", label: string, number: number) => (
    <a href={addressOf({ view: to })} aria-current={view === to ? "page" : undefined}>
      {number > 0 ? `${label} (${number})` : label}
    </a>
  );
  return (
    <header className="bar">
      <a className="skip" href="#" onClick={skipHeader}>
        Przejdź do treści
      </a>
      <nav aria-label="Redakcja">
        {link("start", "Start", 0)}
        {link("photos", "Zdjęcia", photos)}
        {link("files", "Pliki", files)}
        {link("publish", "Opublikuj", waiting)}
      </nav>
      {editor && <p>{editor}</p>}
      {hasLogin && <LogOut />}
    </header>
  );
}

/** Gives the focus to the view below; the address, which names it, stays. */
function skipHeader(event: MouseEvent): void {
  event.preventDefault();
  const view = document.querySelector("main");
  view?.setAttribute("tabindex", "-1");
  view?.focus();
}

/**
 * Logs out. The browser forgets all drafts with it, and other tabs end, so that the next person at a shared computer
 * finds nothing. `Clear-Site-Data` alone would not do: Safari knows it since 17, and a second tab writes its draft anew.
 */
function LogOut() {
  const { ask } = useQuestions();
  const logOut = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const unsaved = unsavedForms();
    const question = {
      ask: "Wylogować i usunąć szkice z tej przeglądarki?",
      places: unsaved.map(({ label }) => `Niezapisane: ${label}`),
      agree: "Wyloguj i usuń szkice",
    };
    if (unsaved.length > 0 && !(await ask(question))) return;
    leaveUnasked();
    new BroadcastChannel(LOGGED_OUT).postMessage("");
    if (forgetAllDrafts()) form.action = "/wyloguj?bez-szkicow";
    form.submit();
  };
  return (
    <form method="post" action="/wyloguj" onSubmit={(event) => void logOut(event)}>
      <button>Wyloguj</button>
    </form>
  );
}
