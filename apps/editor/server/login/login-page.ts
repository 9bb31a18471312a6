import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "@typed-site/utils";

/** What the login page shows besides its form. */
export interface ShownLogin {
  /** The name that was typed. */
  name?: string;
  /** Why the last try was refused, as a sentence. */
  problem?: string;
  /** What has happened, as a sentence. */
  news?: string;
}

const style = readFileSync(path.join(__dirname, "login-page.css"), "utf8");

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
  "form-action 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join("; ");

/**
 * Sends the login page. Its form goes to the address at which it stands, so that the part behind `#`, which no server sees,
 * is still there after the login.
 * @param operator the e-mail address of whom to ask
 */
export function sendLoginPage(
  reply: FastifyReply,
  { name = "", problem, news }: ShownLogin,
  operator?: string,
): FastifyReply {
  const focus = name ? ["", " autofocus"] : [" autofocus", ""];
  const fault = problem ? ' aria-invalid="true" aria-describedby="problem"' : "";
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .header("referrer-policy", "same-origin")
    .header("x-content-type-options", "nosniff")
    .type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="pl">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${problem ? "Błąd: " : ""}Logowanie – Redakcja</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Redakcja</h1>
      ${problem ? `<p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>` : ""}
      ${news ? `<p role="status">${escapeHtml(news)}</p>` : ""}
      <form method="post">
        <label for="name">Imię i nazwisko</label>
        <input id="name" name="name" autocomplete="username" autocapitalize="words" spellcheck="false"
          value="${escapeHtml(name)}" required${fault}${focus[0]} />
        <label for="password">Hasło</label>
        <input id="password" name="password" type="password" autocomplete="current-password"
          required${fault}${focus[1]} />
        <button>Zaloguj się</button>
      </form>
      ${operator ? whomToAsk(escapeHtml(operator)) : ""}
    </main>
  </body>
</html>
`);
}

const whomToAsk = (address: string) =>
  `<p class="help">Nie znasz hasła? Nowe da opiekun strony: <a href="mailto:${address}">${address}</a>.</p>`;
