import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Problem } from "../../shared/refusal-code";

/** What senders may do; each number is for one address, an IPv6 network of /64. */
export interface SenderLimits {
  /** Attempts in a minute. */
  attempts: number;
  /** Stored enquiries, and bytes of photos, in a day. */
  stored: number;
  photoBytes: number;
  /** Uploads at a time. */
  uploads: number;
  /** The same of all senders together. */
  allPhotoBytes: number;
  allUploads: number;
}

export const senderLimits: SenderLimits = {
  attempts: 5,
  stored: 30,
  photoBytes: 60e6,
  uploads: 2,
  allPhotoBytes: 2e9,
  allUploads: 8,
};

/**
 * Bytes of IPv6 networks that one person may have all of, and how many times as much each may do: a phone
 * or a home has a /64, a provider's customer a /56, a company or a rented server a /48 (RFC 6177).
 */
const networks = [
  { bytes: 8, times: 1 },
  { bytes: 7, times: 3 },
  { bytes: 6, times: 8 },
];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Senders that are remembered. To be forgotten takes attempts from a third as many networks of /48. */
const MOST_SENDERS = 20_000;
/** Longer than any address with its brackets, zone and port. */
const LONGEST = 100;

/** What was counted of a sender, in milliseconds since the process began. */
class Account {
  attempts = 0;
  minute = 0;
  stored = 0;
  photoBytes = 0;
  day = 0;
  uploads = 0;

  constructor(readonly times: number) {}

  /** Forgets what is over. */
  refresh(now: number): this {
    if (now >= this.minute) [this.attempts, this.minute] = [0, now + MINUTE];
    if (now >= this.day) [this.stored, this.photoBytes, this.day] = [0, 0, now + DAY];
    return this;
  }
}

/** Counts what each sender does, by address and by network. */
export class Senders {
  /** Those seen last come last. */
  private readonly accounts = new Map<string, Account>();
  private readonly all = new Account(1);

  constructor(private readonly limits: SenderLimits) {}

  /**
   * Counts an attempt.
   * @throws Problem 429 where a sender tried too often, 400 where there is no address any more
   */
  admit(ip: string | undefined): Sender {
    if (!ip) throw new Problem(400, "broken");
    const now = performance.now();
    const accounts = keysOf(ip).map(([key, times]) => this.account(key, times).refresh(now));
    // The smallest network comes first: what it refuses does not count against its neighbours.
    for (const account of accounts) {
      if (account.attempts >= this.limits.attempts * account.times) {
        throw new Problem(429, "tooMany", Math.ceil((account.minute - now) / 1000));
      }
      account.attempts += 1;
    }
    return new Sender(this.limits, accounts, this.all.refresh(now));
  }

  private account(key: string, times: number): Account {
    const account = this.accounts.get(key) ?? new Account(times);
    this.accounts.delete(key);
    this.accounts.set(key, account);
    const [oldest] = this.accounts.keys();
    if (oldest !== undefined && this.accounts.size > MOST_SENDERS) this.accounts.delete(oldest);
    return account;
  }
}

/** Who makes one attempt. */
export class Sender {
  constructor(
    private readonly limits: SenderLimits,
    private readonly accounts: readonly Account[],
    private readonly all: Account,
  ) {}

  /** Whether today's budget is used up: what comes now is stored without photos, and marked. */
  get isBeyondBudget(): boolean {
    const { stored, photoBytes } = this.limits;
    return this.accounts.some(
      (each) => each.stored >= stored * each.times || each.photoBytes >= photoBytes * each.times,
    );
  }

  /** Whether photos are taken, as far as senders decide that. */
  get maySendPhotos(): boolean {
    return !this.isBeyondBudget && this.all.photoBytes < this.limits.allPhotoBytes;
  }

  /** Begins an upload; returns what ends it, undefined where there are too many. */
  beginUpload(): (() => void) | undefined {
    const { uploads, allUploads } = this.limits;
    const hasRoom =
      this.all.uploads < allUploads &&
      this.accounts.every((account) => account.uploads < uploads * account.times);
    if (!hasRoom) return undefined;
    const counted = [...this.accounts, this.all];
    for (const account of counted) account.uploads += 1;
    return () => counted.forEach((account) => (account.uploads -= 1));
  }

  /** Counts an enquiry that is stored. */
  countStored(photoBytes: number): void {
    for (const account of [...this.accounts, this.all]) {
      account.stored += 1;
      account.photoBytes += photoBytes;
    }
  }
}

/** The keys of an address, and how much of it each may do. What is no address shares one key. */
function keysOf(text: string): (readonly [string, number])[] {
  const plain = text
    .slice(0, LONGEST)
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .split("%", 1)[0];
  if (!plain || !isIP(plain)) return [["other", 1]];
  const address = ipaddr.process(plain);
  if (address.kind() === "ipv4") return [[address.toString(), 1]];
  const bytes = Buffer.from(address.toByteArray());
  return networks.map(({ bytes: length, times }) => [bytes.toString("hex", 0, length), times]);
}
