import type { PublisherState } from "../publisher";
import { changeList } from "./changes";
import { type Html, html } from "./html";
import { pictureList } from "./pictures";
import { failureBox, stepList } from "./steps";

const SILENT = {
  problem: "Redakcja nie odpowiada.",
  remedy: "Sprawdź w terminalu, czy nadal działa. Ta strona odezwie się do niej ponownie.",
};

/**
 * The page for publishing. Its script asks for it again and again, and shows what is new in the parts and the buttons;
 * a button names what it asks for, and what it asks the editor before.
 */
export const publishPage = (state: PublisherState): string => {
  const { changes, isRunning, isPrepared, last, failure } = state;
  const canPrepare = changes.length > 0 && !isRunning;
  const canTakeBack = last !== undefined && last.staysBecause === undefined;
  const ask = html`data-question="${TAKE_BACK}" data-agree="Cofnij"`;
  return html`<!doctype html>
    <html lang="pl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Opublikuj – Redakcja</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/admin/own.css" />
        <link rel="stylesheet" href="/admin/opublikuj/tokens.css" />
        <link rel="stylesheet" href="/admin/opublikuj/publish.css" />
      </head>
      <body>
        <header>
          <p><a href="/admin">← Wróć do redakcji</a></p>
          <h1>Opublikuj</h1>
          <p>
            Stąd zapisane zmiany trafiają na stronę w internecie. Najpierw są sprawdzane; zobaczysz
            też, jak strona będzie wyglądać.
          </p>
        </header>
        <main>
          <div id="now">
            <p role="status" id="status" data-part>${statusOf(state)}</p>
            <div id="failure" data-part>${failure && failureBox(failure)}</div>
            <div id="steps" data-part>${stepList(state.steps)}</div>
          </div>
          <template id="silent">
            <p id="status" data-part>Nie udało się odświeżyć tej strony.</p>
            <div id="failure" data-part>${failureBox({ complaints: [SILENT] })}</div>
          </template>
          <section aria-labelledby="changes-heading">
            <h2 id="changes-heading">1. Co się zmieniło</h2>
            <p>
              ${button("take-newer", "Pobierz nowsze zmiany", !isRunning, html`${!state.isPushed && "hidden"}`)}
            </p>
            <div id="changes" data-part>${changeList(changes)}</div>
          </section>
          <section aria-labelledby="check-heading">
            <h2 id="check-heading">2. Sprawdź</h2>
            <form>
              <div id="author" data-part>${authorOf(state)}</div>
              <p>
                Trwa to zwykle minutę lub dwie, za pierwszym razem dłużej. Możesz to przerwać, a
                możesz też zamknąć tę kartę i wrócić później. Na stronie w internecie nic się
                jeszcze nie zmieni.
              </p>
              <p>
                ${button("prepare", "Sprawdź i przygotuj", canPrepare)}
                ${button("stop", "Przerwij", state.canStop, html`type="button"`)}
              </p>
            </form>
          </section>
          <section aria-labelledby="pictures-heading">
            <h2 id="pictures-heading">3. Zobacz</h2>
            <div id="pictures" data-part>
              ${pictureList(state.pictures, state.others, isPrepared)}
            </div>
          </section>
          <section aria-labelledby="publish-heading">
            <h2 id="publish-heading">4. Opublikuj</h2>
            <p id="target" data-part>${targetOf(state)}</p>
            <p>${button("publish", "Opublikuj", isPrepared)}</p>
          </section>
          <section aria-labelledby="last-heading">
            <h2 id="last-heading">Ostatnia publikacja</h2>
            <div id="last" data-part>${lastOf(last)}</div>
            <p>${button("take-back", "Cofnij tę publikację", canTakeBack && !isRunning, ask)}</p>
          </section>
        </main>
        <script src="/admin/opublikuj/start.js"></script>
      </body>
    </html>`.text;
};

const TAKE_BACK =
  "Cofnąć ostatnią publikację? Teksty i zdjęcia, które zmieniła, będą znowu takie jak przedtem: na stronie i w redakcji.";

/** A button with its name as an action; one that can't be used now stays where the keyboard finds it. */
const button = (name: string, label: string, isOn: boolean, more?: Html) =>
  html`<button id="${name}" data-action="${name}" aria-disabled="${String(!isOn)}" ${more}>
    ${label}
  </button>`;

function statusOf({ said, changes }: PublisherState): string {
  if (said) return said;
  return changes.length > 0 ? "Są zmiany do opublikowania." : "Nie ma nic do opublikowania.";
}

const authorOf = ({ author }: PublisherState) =>
  author
    ? html`<p>Publikuje: ${author.name} (${author.email}).</p>`
    : html`
        <fieldset>
          <legend>Kto publikuje</legend>
          <p>
            Podajesz to tylko raz. Nazwisko i adres zapisują się przy każdej publikacji w historii
            projektu.
          </p>
          <label for="name">Imię i nazwisko</label>
          <input id="name" name="name" autocomplete="name" required maxlength="100" />
          <label for="email">Adres e-mail</label>
          <input
            id="email"
            name="email"
            type="email"
            autocomplete="email"
            required
            maxlength="254"
          />
        </fieldset>
      `;

function targetOf({ isPublic, isPushed }: PublisherState): string {
  const parts = [
    "zatwierdza zmiany",
    ...(isPushed ? ["wysyła je do wspólnego repozytorium"] : []),
    ...(isPublic ? ["publikuje stronę w internecie"] : []),
  ];
  const missing = isPublic
    ? ""
    : " Na tym komputerze nie ustawiono, gdzie opublikować stronę, więc w internecie pokaże ją dopiero osoba techniczna.";
  return `Ten przycisk ${new Intl.ListFormat("pl").format(parts)}.${missing}`;
}

function lastOf(last: PublisherState["last"]) {
  if (!last) return html`<p>Nie ma publikacji, którą można by cofnąć.</p>`;
  const time = new Date(last.time);
  const when = time.toLocaleString("pl-PL", { dateStyle: "long", timeStyle: "short" });
  return html`
    <p>
      Przygotowana <time datetime="${time.toISOString()}">${when}</time>, ${last.author}. Zmieniono:
    </p>
    <ul>
      ${last.things.map((thing) => html`<li>${thing}</li>`)}
    </ul>
    ${last.staysBecause && html`<p>Nie da się jej cofnąć. ${last.staysBecause}</p>`}
  `;
}
