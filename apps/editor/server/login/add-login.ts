import path from "node:path";
import cookies from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { slug } from "@typed-site/utils";
import { addressWithoutPort } from "@typed-site/utils/node";
import type { Author } from "../../shared/contract";
import { Guesses } from "./guesses";
import { sendLoginPage } from "./login-page";
import { digestOf, isSameDigest, type Logins, nameKey, readLogins } from "./logins-file";
import { OpenAnswers } from "./open-answers";
import { Sessions } from "./sessions";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether a route answers whoever is not logged in, too. */
    isForAll?: boolean;
    /** Whether an open page asks for it by itself: that is no use of a session. */
    isAskedByItself?: boolean;
  }
}

/** What a login needs to know. */
export interface LoginOptions {
  /** The file of those who may log in (`changeLogins`); the sessions are kept beside it. */
  file: string;
  /** Where editors find the page: `https://redakcja.example.pl`. */
  origin: string;
  /** E-mail address of whom to ask for a password. */
  operator?: string | undefined;
}

const LOGIN = "/logowanie";
const LOGOUT = "/wyloguj";
const AFTER_LOGOUT = "wylogowano";

/** What the page adds to the logout where it has removed the drafts. */
const WITHOUT_DRAFTS = "bez-szkicow";

/** Where one gets after a login that began at the login page itself. */
const START = "/admin";

/** Bound to this origin, of which no other host and no page without TLS can set it (RFC 6265bis, 4.1.3). */
const COOKIE = "__Host-redakcja";

const cookieOptions = {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "strict",
} as const;

/** Bytes of a login. */
const MOST_LOGIN = 4_096;

/** So often it is looked whether what is open may go on. */
const LOOK_EVERY_MS = 10_000;

const EXPIRED = {
  problem: "Twoje logowanie wygasło.",
  remedy: "Zaloguj się ponownie.",
};

/** Is compared with the password where the name is unknown, so that this takes as long. */
const NOBODY = digestOf("");

/**
 * Puts a login in front of all routes of a server. Whoever is not logged in gets the login page in place of a page, and 401 with
 * `complaints` in place of anything else. `request.editor` says who is logged in.
 * @throws Error where there is a file that holds no logins
 */
export async function addLogin(
  app: FastifyInstance,
  { file, origin, operator }: LoginOptions,
): Promise<void> {
  const logins = newestLogins(file);
  const sessions = new Sessions(path.join(path.dirname(file), "sessions.json"));
  await app.register(cookies);
  const guesses = new Guesses();
  const open = new OpenAnswers();
  const keyOf = (request: FastifyRequest) =>
    app.parseCookie(request.headers.cookie ?? "")[COOKIE] ?? "";
  const loginOf = (request: FastifyRequest) =>
    sessions.loginOf(keyOf(request), logins(), !request.routeOptions.config.isAskedByItself);
  const endOver = () => open.endUnless((key) => !!sessions.loginOf(key, logins(), false));
  const looks = setInterval(() => {
    guesses.forgetOld();
    endOver();
  }, LOOK_EVERY_MS).unref();
  app.addHook("onClose", () => clearInterval(looks));

  app.decorateRequest("editor");
  app.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.config.isForAll) return done();
    const login = loginOf(request);
    if (login) {
      request.editor = authorOf(login.name, origin);
      open.add(keyOf(request), request, reply);
      return done();
    }
    if (!wantsPage(request)) return void reply.code(401).send({ complaints: [EXPIRED] });
    reply.redirect(`${LOGIN}?do=${encodeURIComponent(request.url)}`, 303);
  });

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser<string>(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: MOST_LOGIN },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body))),
    );
    scope.get(LOGIN, { config: { isForAll: true } }, (request, reply) => {
      if (loginOf(request)) return reply.redirect(wantedPage(request, origin), 303);
      // The browser has not sent its strict cookie to what a link of another site asks for: it asks again by itself.
      if (request.headers["sec-fetch-site"] === "cross-site") reply.header("refresh", "0");
      const asked = request.query as object;
      const drafts = WITHOUT_DRAFTS in asked ? " Szkiców w tej przeglądarce już nie ma." : "";
      const news = AFTER_LOGOUT in asked ? `Wylogowano.${drafts}` : undefined;
      return sendLoginPage(reply, { news }, operator);
    });

    scope.post(LOGIN, { config: { isForAll: true } }, (request, reply) => {
      const { name, key, digest } = typedBy(request);
      const login = logins().get(key);
      const isRight = isSameDigest(login?.digest ?? NOBODY, digest);
      // A right one is let in however many guesses came from its address: an office's editors share theirs.
      if (login && isRight) {
        return reply
          .setCookie(COOKIE, sessions.begin(login), cookieOptions)
          .redirect(wantedPage(request, origin), 303);
      }
      const wait = guesses.count(addressOf(request), key);
      if (wait > 0) {
        const problem = `Za dużo prób. Spróbuj znowu za ${Math.ceil(wait / 60_000)} min.`;
        reply.code(429).header("retry-after", Math.ceil(wait / 1_000));
        return sendLoginPage(reply, { name, problem }, operator);
      }
      const problem = "Imię i nazwisko albo hasło się nie zgadza. Sprawdź jedno i drugie.";
      return sendLoginPage(reply.code(401), { name, problem }, operator);
    });

    scope.post(LOGOUT, { config: { isForAll: true } }, (request, reply) => {
      sessions.end(keyOf(request));
      endOver();
      const said = WITHOUT_DRAFTS in (request.query as object) ? `&${WITHOUT_DRAFTS}` : "";
      return reply
        .clearCookie(COOKIE, cookieOptions)
        .header("clear-site-data", '"cache", "storage"')
        .redirect(`${LOGIN}?${AFTER_LOGOUT}${said}`, 303);
    });
    done();
  });
}

/**
 * What gives the logins of a file, read anew for each request: a login that was taken away ends at once. While the file
 * can't be read, those of before are good, and the journal says so.
 * @throws Error at once, where the file holds no logins: that is told before anybody logs in
 */
function newestLogins(file: string): () => Logins {
  let logins = readLogins(file);
  return () => {
    try {
      logins = readLogins(file);
    } catch (error) {
      console.error(error);
    }
    return logins;
  };
}

/** The author of the commits of somebody who is logged in. */
const authorOf = (name: string, origin: string): Author => ({
  name,
  email: `${slug(name) || "redakcja"}@${new URL(origin).hostname}`,
});

/** Where a request comes from: the proxy in front of this server adds the address that it has seen to the end of the header. */
const addressOf = ({ headers, ip }: FastifyRequest): string =>
  addressWithoutPort(
    String(headers["x-forwarded-for"] ?? ip)
      .replace(/^.*,/, "")
      .trim(),
  );

/** Whether a browser would show the answer as a page, in a window or a frame. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  const target = headers["sec-fetch-dest"];
  if (target !== undefined) return target === "document" || target === "iframe";
  return headers.accept?.includes("text/html") ?? false;
}

/** What was typed into the login page. */
function typedBy({ body }: FastifyRequest): { name: string; key: string; digest: string } {
  const { name = "", password = "" } = (body ?? {}) as Record<string, string | undefined>;
  return {
    name,
    key: nameKey(name),
    digest: digestOf(password),
  };
}

/** The page that was asked for before the login; as a whole address, since `//` would begin the name of another host. */
function wantedPage({ query }: FastifyRequest, origin: string): string {
  const { do: wanted } = query as { do?: unknown };
  const start = new URL(START, origin);
  if (typeof wanted !== "string" || !URL.canParse(wanted, origin)) return start.href;
  const page = new URL(wanted, origin);
  return (page.origin === origin ? page : start).href;
}
