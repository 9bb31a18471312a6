import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { z } from "zod";
import { writeWhole } from "@typed-site/utils/node";
import { isSameDigest, type Login, type Logins, nameKey } from "./logins-file";

/** Whoever does nothing for so long logs in again: a working day. */
const LONGEST_IDLE_MS = 12 * 60 * 60 * 1_000;

/** Not each use of a session is worth a file. */
const LAST_USED_SAVED_EVERY_MS = 10 * 60 * 1_000;

const SESSION = z.strictObject({
  /** Whose it is, as `nameKey` writes it. */
  key: z.string(),
  /** The digest of the password with which it began. */
  digest: z.hash("sha256"),
  /** When it was last used, in milliseconds since 1970. */
  used: z.number(),
});

const FILE = z.record(z.string(), SESSION);

/**
 * Who is logged in, by the digests of random keys that only their browsers have. They survive a restart in a file; where that
 * cannot be written or read, everybody is asked to log in again.
 */
export class Sessions {
  readonly #sessions: Map<string, z.infer<typeof SESSION>>;

  constructor(private readonly file: string) {
    this.#sessions = new Map(Object.entries(readSessions(file)));
  }

  /** @returns the key of a new session */
  begin({ name, digest }: Login): string {
    const secret = randomBytes(24).toString("base64url");
    this.#sessions.set(digestOfKey(secret), { key: nameKey(name), digest, used: Date.now() });
    this.#write();
    return secret;
  }

  /**
   * The login of a session that goes on: the login is still there, has the same password, and was not idle for too long.
   * @param isUse whether a person has done something
   */
  loginOf(secret: string, logins: Logins, isUse: boolean): Login | undefined {
    const id = digestOfKey(secret);
    const session = this.#sessions.get(id);
    if (!session) return undefined;
    const login = logins.get(session.key);
    if (!login || !isSameDigest(login.digest, session.digest) || isOver(session)) {
      this.end(secret);
      return undefined;
    }
    if (isUse && Math.abs(Date.now() - session.used) > LAST_USED_SAVED_EVERY_MS) {
      session.used = Date.now();
      this.#write();
    }
    return login;
  }

  /** Ends a session, in every browser that has its key. */
  end(secret: string): void {
    if (this.#sessions.delete(digestOfKey(secret))) this.#write();
  }

  #write(): void {
    for (const [id, session] of this.#sessions) if (isOver(session)) this.#sessions.delete(id);
    try {
      writeWhole(this.file, JSON.stringify(Object.fromEntries(this.#sessions)), 0o600);
    } catch (error) {
      // On a full disk editors go on working until a restart. After it all log in again, since a session that has ended
      // would go on by the former file; to remove that needs no room.
      console.error(error);
      rmSync(this.file, { force: true });
    }
  }
}

const isOver = ({ used }: { used: number }) => Date.now() - used > LONGEST_IDLE_MS;

/** Whoever reads the file cannot log in with it. */
const digestOfKey = (secret: string) => createHash("sha256").update(secret).digest("hex");

function readSessions(file: string): z.infer<typeof FILE> {
  if (!existsSync(file)) return {};
  try {
    return FILE.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(error);
    return {};
  }
}
