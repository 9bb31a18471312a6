import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeWhole } from "@typed-site/utils/node";

/** Letters of a mark: 256 bits. */
const LENGTH = 43;

/**
 * Marks the texts that forms are made of, so that of what a form names as its base nothing is parsed but what this server
 * has handed out: a text made for the parser would hold everybody up.
 */
export class OwnTexts {
  private readonly key: string;

  /** @param file where the key is kept, so that a form outlives a restart */
  constructor(file: string) {
    this.key = readKey(file) ?? newKey(file);
  }

  /** A text with its mark before it. */
  marked(text: string): string {
    return this.markOf(text) + text;
  }

  /** The text behind a mark; empty where it is another one's, so that an editor is asked about all that differs. */
  unmarked(sent: string): string {
    const text = sent.slice(LENGTH);
    const given = Buffer.from(sent.slice(0, LENGTH));
    const right = Buffer.from(this.markOf(text));
    return given.length === right.length && timingSafeEqual(given, right) ? text : "";
  }

  private markOf(text: string): string {
    return createHmac("sha256", this.key).update(text).digest("base64url");
  }
}

function readKey(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8") || undefined;
  } catch {
    return undefined;
  }
}

function newKey(file: string): string {
  const key = randomBytes(32).toString("base64url");
  writeWhole(file, key, 0o600);
  return key;
}
