import { randomInt } from "node:crypto";
import { compose, type Envelope } from "../delivery/compose";
import type { MailWords } from "../delivery/mail-words";
import { type Enquiry, type EnquiryId, fileName, type State } from "./enquiry";
import type { Maildir } from "./maildir";

/** Enquiries that are remembered; an older one that comes again is a new one. */
const MOST_KNOWN = 20_000;

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An enquiry to be stored. */
export interface Submission extends Pick<EnquiryId, "fingerprint" | "urgency"> {
  state: Extract<State, "new" | "review">;
  enquiry: Enquiry;
}

/** Stores each enquiry once, however often it comes, also over a restart. */
export class EnquiryStore {
  /** What is stored, or being stored, by its fingerprint. */
  private readonly known = new Map<string, Promise<EnquiryId | undefined>>();
  private readonly numbers = new Set<string>();

  constructor(
    private readonly maildir: Maildir,
    private readonly envelope: Envelope,
    private readonly words: MailWords,
  ) {}

  /** Makes the folders, and learns what is stored already. */
  async open(): Promise<void> {
    await this.maildir.makeFolders();
    for (const { id } of await this.maildir.all()) {
      this.numbers.add(id.number);
      this.learn(id.fingerprint, Promise.resolve(id));
    }
  }

  /**
   * Stores an enquiry unless it is stored.
   * @returns its number, once it will survive a loss of power
   * @throws the file system's error; then nothing is stored
   */
  async add(submission: Submission): Promise<string> {
    const { fingerprint } = submission;
    const stored = this.store(submission, this.known.get(fingerprint));
    this.learn(
      fingerprint,
      stored.catch(() => undefined),
    );
    return (await stored).number;
  }

  private async store(
    { enquiry, state, ...rest }: Submission,
    before: Promise<EnquiryId | undefined> | undefined,
  ): Promise<EnquiryId> {
    const known = await before;
    if (known && this.maildir.stateOf(fileName(known))) return known;
    const received = new Date();
    const id = { ...rest, number: this.freeNumber(received), received };
    const message = await compose(enquiry, id, this.envelope, this.words);
    await this.maildir.write(state, fileName(id), message);
    return id;
  }

  private learn(fingerprint: string, id: Promise<EnquiryId | undefined>): void {
    this.known.set(fingerprint, id);
    const [oldest] = this.known.keys();
    if (oldest && this.known.size > MOST_KNOWN) this.known.delete(oldest);
  }

  /** Random, so that a number tells nobody how many enquiries there are. */
  private freeNumber(received: Date): string {
    const year = String(received.getUTCFullYear()).slice(2);
    let number: string;
    do {
      const digits = Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)]);
      number = `${year}-${digits.join("")}`;
    } while (this.numbers.has(number));
    this.numbers.add(number);
    return number;
  }
}
