import { randomInt } from "node:crypto";
import type { Readable } from "node:stream";
import { type EnquiryId, fileName, type State, type Urgency } from "./enquiry";
import type { Maildir } from "./maildir";

/** Enquiries that are remembered; an older one that comes again is a new one. */
const MOST_KNOWN = 20_000;

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An enquiry to be stored. */
export interface Submission {
  /** The same for a repeated enquiry. */
  fingerprint: string;
  state: Extract<State, "new" | "review">;
  urgency: Urgency;
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
    for (const { id } of await this.maildir.all()) this.learn(id);
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

  private async addOnce({ fingerprint, state, urgency, compose }: Submission): Promise<string> {
    const known = this.known.get(fingerprint);
    if (known && (await this.maildir.stateOf(fileName(known)))) return known.number;
    const received = new Date();
    const id = { number: this.freeNumber(received), fingerprint, received, urgency };
    await this.maildir.write(state, fileName(id), await compose(id));
    this.learn(id);
    return id.number;
  }

  private learn(id: EnquiryId): void {
    this.known.set(id.fingerprint, id);
    const [oldest] = this.known.keys();
    if (oldest && this.known.size > MOST_KNOWN) this.known.delete(oldest);
  }

  /** Random, so that a number tells nobody how many enquiries there are. */
  private freeNumber(received: Date): string {
    for (;;) {
      const digits = Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)]);
      const number = `${String(received.getUTCFullYear()).slice(2)}-${digits.join("")}`;
      if (![...this.known.values()].some((id) => id.number === number)) return number;
    }
  }
}
