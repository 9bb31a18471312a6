import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import {
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Who may log in. */
export interface Login {
  /** As it stands in the history of the content. */
  name: string;
  /** SHA-256 of the password, in hexadecimal digits. */
  digest: string;
}

/** Logins by what `nameKey` makes of their names. */
export type Logins = ReadonlyMap<string, Login>;

const FILE = z.array(z.strictObject({ name: z.string(), digest: z.hash("sha256") }));

/** 32 characters of which none looks like another. */
const CHARACTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Five random bits each: together 150, which nobody guesses. */
const PASSWORD_LENGTH = 30;
const GROUP = 6;

const MOST_NAME = 100;

/** Where a clone's logins are kept: beside it, since its files are content and code. */
export const loginsFile = (project: string): string => path.resolve(project, "../logins.json");

/** What two spellings of a name have in common: capital letters and spaces around it tell nobody from somebody else. */
export const nameKey = (name: string): string =>
  tidyName(name).slice(0, MOST_NAME).toLocaleLowerCase("pl");

const tidyName = (name: string) => name.normalize("NFC").trim().replace(/\s+/g, " ");

/**
 * What is kept of a password. It is not slow, as it would have to be for a password that somebody has chosen: those of
 * `changeLogins` have 150 random bits. Capitals, spaces and hyphens are not told apart, since a phone adds them.
 */
export const digestOf = (password: string): string =>
  createHash("sha256")
    .update(password.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest("hex");

/** Whether two digests are one; takes as long where they differ at their beginning as at their end. */
export const isSameDigest = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one, "hex"), Buffer.from(other, "hex"));

/**
 * Reads a file of logins. There may be none yet.
 * @throws Error that names the file, where it is no such file
 */
export function readLogins(file: string): Logins {
  if (!existsSync(file)) return new Map();
  try {
    const logins = FILE.parse(JSON.parse(readFileSync(file, "utf8")));
    return new Map(logins.map((login) => [nameKey(login.name), login]));
  } catch (error) {
    throw new Error(`${file} holds no logins`, { cause: error });
  }
}

const COMMANDS: readonly string[] = ["add", "password", "remove"];

/** The operator's commands, as they are typed. */
export const LOGIN_COMMANDS = `add NAME        a new login; prints its password, which is kept nowhere
password NAME   another password; whoever is logged in with the former one no longer is
remove NAME     takes the login away, at once
                without a command: lists the names`;

/**
 * Carries out a command of the operator.
 * @returns what to print: a password, or the names
 * @throws Error with a sentence for the operator
 */
export function changeLogins(file: string, command?: string, wanted = ""): string {
  if (command === undefined)
    return [...readLogins(file).values()].map(({ name }) => name).join("\n");
  if (!COMMANDS.includes(command)) throw new Error(LOGIN_COMMANDS);
  return withDraft(file, (draft) => {
    const logins = new Map(readLogins(file));
    const key = nameKey(wanted);
    const former = logins.get(key);
    if (command === "add" && former)
      throw new Error(`${former.name} has a login; \`password\` gives another password.`);
    if (command !== "add" && !former) throw new Error(`${wanted || "Nobody"} has no login.`);
    const password = command === "remove" ? "" : newPassword();
    const name = former?.name ?? checkedName(wanted);
    if (password) logins.set(key, { name, digest: digestOf(password) });
    else logins.delete(key);
    writeLogins(file, draft, logins);
    return password;
  });
}

/**
 * Does something with the draft of a file, which is a lock, too: of two commands at once one would else lose the other's
 * login.
 */
function withDraft(file: string, work: (draft: string) => string): string {
  const draft = `${file}.new`;
  try {
    writeFileSync(draft, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!existsSync(draft)) throw error;
    const words = `Another command is changing the logins. If none is, one was killed: remove ${draft}.`;
    throw new Error(words, { cause: error });
  }
  try {
    return work(draft);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A name that git takes for an author's as it is (git-commit, "commit information"). @throws Error with the reason */
function checkedName(name: string): string {
  const tidy = tidyName(name);
  if (!/\p{L}/u.test(tidy) || /[<>\p{Cc}]/u.test(tidy) || tidy.length > MOST_NAME) {
    throw new Error(`A name has a letter, no < or >, and at most ${MOST_NAME} characters.`);
  }
  return tidy;
}

function newPassword(): string {
  const characters = Array.from(
    randomBytes(PASSWORD_LENGTH),
    (byte) => CHARACTERS[byte % CHARACTERS.length],
  );
  return characters.join("").replace(new RegExp(`.{${GROUP}}(?=.)`, "g"), "$&-");
}

/** Nobody reads half a file. The program reads it too where root has written it: it belongs to whom its folder does. */
function writeLogins(file: string, draft: string, logins: Logins): void {
  const text = `${JSON.stringify([...logins.values()], null, 2)}\n`;
  // To the disk, before it takes the former one's place.
  writeFileSync(draft, text, { flush: true });
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(path.dirname(file));
    chownSync(draft, uid, gid);
  }
  renameSync(draft, file);
}
