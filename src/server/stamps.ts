import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Time stamps that only this server can make: they tell how long a form was being filled in. */
export interface Stamps {
  issue(): string;
  /** Age of a stamp in milliseconds; undefined for a forged one. */
  ageOf(stamp: string): number | undefined;
}

/** Makes and checks stamps: `<milliseconds, base 36>.<HMAC-SHA-256, base64url>`. */
export function createStamps(secret: string): Stamps {
  const sign = (time: string) => createHmac("sha256", secret).update(time).digest("base64url");
  return {
    issue: () => {
      const time = Date.now().toString(36);
      return `${time}.${sign(time)}`;
    },
    ageOf: (stamp) => {
      const [time = "", signature = ""] = stamp.split(".", 2);
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(time));
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs ? Date.now() - Number.parseInt(time, 36) : undefined;
    },
  };
}

/**
 * The secret of a Maildir, made at the first start, so that stamps stay good over a restart. Where
 * the disk takes none, one that lasts as long as the process.
 */
export function keptSecret(folder: string): string {
  const file = path.join(folder, "stamp-secret");
  try {
    return readFileSync(file, "utf8");
  } catch {
    const secret = randomBytes(32).toString("base64url");
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(file, secret, { mode: 0o600, flag: "wx" });
    } catch {
      // The enquiries themselves will tell the operator that the disk is full or read-only.
    }
    return secret;
  }
}
