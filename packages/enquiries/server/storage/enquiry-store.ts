import { randomInt } from "node:crypto";
import { compose, type Envelope } from "../delivery/compose";
import type { MailWords } from "../delivery/mail-words";
import { type Enquiry, fileName, type State } from "./enquiry";
import type { Maildir } from "./maildir";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An enquiry to be stored. */
type Submission = Omit<Enquiry, "number" | "received">;

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
  add(submission: Submission, state: State): Promise<string> {
    const { fingerprint } = submission;
    let added = this.arriving.get(fingerprint);
    added ??= this.addOnce(submission, state).finally(() => this.arriving.delete(fingerprint));
    this.arriving.set(fingerprint, added);
    return added;
  }

  private async addOnce(submission: Submission, state: State): Promise<string> {
    const [known] = await this.maildir.find(submission.fingerprint);
    if (known) return known.id.number;
    const received = new Date();
    // Random, one of a billion a year, so that it tells nobody how many enquiries there are.
    const digits = Array.from({ length: 6 }, () => DIGITS[randomInt(DIGITS.length)]);
    const number = `${String(received.getUTCFullYear()).slice(2)}-${digits.join("")}`;
    const enquiry = { ...submission, number, received };
    const message = compose(enquiry, this.envelope, this.words);
    await this.maildir.write(state, fileName(enquiry), message);
    return number;
  }
}
