import { createHmac, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Time stamps that only this server can make: they tell how long a form was being filled in. */
export type Stamps = ReturnType<typeof createStamps>;

/** Makes and checks stamps: `<milliseconds, base 36>.<HMAC-SHA-256, base64url>`. */
export function createStamps(secret: string) {
  const sign = (text: string, encoding: "base64url" | "hex" = "base64url") =>
    createHmac("sha256", secret).update(text).digest(encoding);
  return {
    /** What only this server can make of a text. */
    sign,
    issue: () => {
      const time = Date.now().toString(36);
      return `${time}.${sign(time)}`;
    },
    /** Age of a stamp in milliseconds; undefined for a forged one. */
    ageOf: (stamp: string) => {
      const [time = "", signature = ""] = stamp.split(".", 2);
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(time));
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs ? Date.now() - Number.parseInt(time, 36) : undefined;
    },
  };
}

/** Characters that a kept secret has at least; a file with fewer was cut off by a full disk. */
const SECRET_LENGTH = 16;

/**
 * The secret of a Maildir, made at the first start, so that stamps stay good over a restart. Where
 * the disk takes none, one that lasts as long as the process.
 */
export function keptSecret(folder: string): string {
  const file = path.join(folder, "stamp-secret");
  const kept = readSecret(file);
  if (kept) return kept;
  const secret = randomBytes(32).toString("base64url");
  const temporary = `${file}.${randomUUID()}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // In one step, so that no other server and no later start finds half of it.
    writeFileSync(temporary, secret, { mode: 0o600, flag: "wx", flush: true });
    renameSync(temporary, file);
  } catch {
    // The enquiries themselves will tell the operator that the disk is full or read-only.
    removeQuietly(temporary);
  }
  return readSecret(file) ?? secret;
}

function readSecret(file: string): string | undefined {
  try {
    const secret = readFileSync(file, "utf8");
    return secret.length >= SECRET_LENGTH ? secret : undefined;
  } catch {
    return undefined;
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // A read-only disk has nothing of it.
  }
}
