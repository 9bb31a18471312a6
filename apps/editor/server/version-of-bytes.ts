import { createHash } from "node:crypto";

/** A short name of some bytes, which no others have. */
export function versionOfBytes(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("base64url").slice(0, 22);
}
