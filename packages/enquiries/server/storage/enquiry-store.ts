import { randomInt } from "node:crypto";
import { compose, type Envelope } from "../delivery/compose";
import type { MailWords } from "../delivery/mail-words";
import { type Enquiry, type EnquiryId, fileName, type State } from "./enquiry";
import type { Maildir } from "./maildir";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An enquiry to be stored. */
export interface Submission extends Pick<EnquiryId, "fingerprint" | "urgency"> {
  state: Extract<State, "new" | "review">;
  enquiry: Enquiry;
}

/** Stores each enquiry once, however often it comes, also over a restart. */
export class EnquiryStore {
  private readonly arriving = new Map<string, Promise<string>>();

  constructor(
    private readonly maildir: Maildir,
    private readonly envelope: Envelope,
    private readonly words: MailWords,
  ) {}

  /**
   * Stores an enquiry unless it is stored.
   * @returns its number, once it will survive a loss of power
   * @throws the file system's error; then nothing is stored
   */
  add(submission: Submission): Promise<string> {
    const { fingerprint } = submission;
    let added = this.arriving.get(fingerprint);
    added ??= this.addOnce(submission).finally(() => this.arriving.delete(fingerprint));
    this.arriving.set(fingerprint, added);
    return added;
  }

  private async addOnce({ enquiry, state, ...rest }: Submission): Promise<string> {
    const [known] = await this.maildir.find(rest.fingerprint);
    if (known) return known.id.number;
    const received = new Date();
    const id = { ...rest, number: await this.freeNumber(received), received };
    const message = await compose(enquiry, id, this.envelope, this.words);
    await this.maildir.write(state, fileName(id), message);
    return id.number;
  }

  /** Random, so that a number tells nobody how many enquiries there are. */
  private async freeNumber(received: Date): Promise<string> {
    const digits = Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)]);
    const number = `${String(received.getUTCFullYear()).slice(2)}-${digits.join("")}`;
    const [taken] = await this.maildir.find(number);
    return taken ? this.freeNumber(received) : number;
  }
}
