import { randomInt } from "node:crypto";
import type { Readable } from "node:stream";
import { type EnquiryId, fileName, type State } from "./enquiry";
import type { Maildir } from "./maildir";

const DAY = 24 * 60 * 60 * 1000;
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An enquiry to be stored. */
export interface Submission {
  /** The same for a repeated enquiry. */
  fingerprint: string;
  /** The visitor's browser gave the enquiry a key: it stays the same enquiry for ever, else a day. */
  hasKey: boolean;
  state: Extract<State, "new" | "review" | "marked">;
  compose: (id: EnquiryId) => Promise<Buffer | Readable>;
}

/** Stores each enquiry once, however often it comes, also over a restart. */
export class EnquiryStore {
  /** What is stored, by its fingerprint. */
  private readonly known = new Map<string, EnquiryId>();
  private readonly arriving = new Map<string, Promise<string>>();

  constructor(private readonly maildir: Maildir) {}

  /** Makes the folders, and learns what is stored already. */
  async open(): Promise<void> {
    await this.maildir.makeFolders();
    for await (const { id } of this.maildir.messages()) this.known.set(id.fingerprint, id);
  }

  /**
   * Stores an enquiry unless it is stored.
   * @returns its number, once it will survive a loss of power
   * @throws the file system's error; then nothing is stored
   */
  add(submission: Submission): Promise<string> {
    const { fingerprint } = submission;
    const arriving = this.arriving.get(fingerprint);
    if (arriving) return arriving;
    const added = this.addOnce(submission).finally(() => this.arriving.delete(fingerprint));
    this.arriving.set(fingerprint, added);
    return added;
  }

  /** Removes enquiries that came before a time; returns how many. */
  async removeBefore(time: number): Promise<number> {
    let removed = 0;
    for await (const { state, name, id } of this.maildir.messages()) {
      if (id.received.getTime() >= time) continue;
      await this.maildir.remove(state, name);
      removed += 1;
    }
    // Also those that somebody else removed.
    for (const [fingerprint, { received }] of this.known) {
      if (received.getTime() < time) this.known.delete(fingerprint);
    }
    return removed;
  }

  private async addOnce({ fingerprint, hasKey, state, compose }: Submission): Promise<string> {
    const received = new Date();
    const known = this.known.get(fingerprint);
    const isRecent = known && received.getTime() - known.received.getTime() < DAY;
    if (known && (hasKey || isRecent) && (await this.maildir.stateOf(fileName(known)))) {
      return known.number;
    }
    const id = { number: this.freeNumber(received), fingerprint, received };
    await this.maildir.write(state, fileName(id), await compose(id));
    this.known.set(fingerprint, id);
    return id.number;
  }

  /** Random, so that a number tells nobody how many enquiries there are. */
  private freeNumber(received: Date): string {
    for (;;) {
      const digits = Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)]);
      const number = `${String(received.getUTCFullYear()).slice(2)}-${digits.join("")}`;
      const isTaken = [...this.known.values()].some((id) => id.number === number);
      if (!isTaken) return number;
    }
  }
}
