/** The page for publishing; its script fills in what there is, and lets it be used. */
export const PUBLISH_PAGE = `<!doctype html>
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
      <p>Tu zapisane zmiany trafiają na stronę w internecie. Najpierw są sprawdzane; zobaczysz też, jak strona będzie wyglądać.</p>
    </header>
    <main>
      <div id="now">
        <p role="status" id="status">Wczytywanie…</p>
        <div id="failure"></div>
        <div id="steps"></div>
      </div>
      <section aria-labelledby="changes-heading">
        <h2 id="changes-heading">1. Co się zmieniło</h2>
        <p><button type="button" id="take-newer" aria-disabled="true">Pobierz nowsze zmiany</button></p>
        <div id="changes"></div>
      </section>
      <section aria-labelledby="check-heading">
        <h2 id="check-heading">2. Sprawdź</h2>
        <form id="form" novalidate>
          <fieldset id="author" hidden>
            <legend>Kto publikuje</legend>
            <p>Podajesz to tylko raz. Nazwisko i adres zapisują się przy każdej publikacji w historii projektu.</p>
            <label for="name">Imię i nazwisko</label>
            <input id="name" name="name" autocomplete="name" required maxlength="100" />
            <label for="email">Adres e-mail</label>
            <input id="email" name="email" type="email" autocomplete="email" required maxlength="254" />
          </fieldset>
          <p id="signed"></p>
          <p>Trwa to zwykle około minuty, za pierwszym razem kilka minut. Możesz to przerwać, a możesz też zamknąć tę kartę i wrócić później. Na stronie w internecie nic się jeszcze nie zmieni.</p>
          <p><button type="submit" id="prepare" aria-disabled="true">Sprawdź i przygotuj</button> <button type="button" id="stop" aria-disabled="true">Przerwij</button></p>
        </form>
      </section>
      <section aria-labelledby="pictures-heading">
        <h2 id="pictures-heading">3. Zobacz</h2>
        <div id="pictures"></div>
      </section>
      <section aria-labelledby="publish-heading">
        <h2 id="publish-heading">4. Opublikuj</h2>
        <p id="target"></p>
        <p><button type="button" id="publish" class="main" aria-disabled="true">Opublikuj</button></p>
      </section>
      <section aria-labelledby="last-heading">
        <h2 id="last-heading">Ostatnia publikacja</h2>
        <div id="last"></div>
        <p><button type="button" id="take-back" aria-disabled="true">Cofnij tę publikację</button></p>
      </section>
    </main>
    <script src="/admin/opublikuj/start.js"></script>
  </body>
</html>
`;
