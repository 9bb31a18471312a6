import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Problem } from "./problem";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * What a sender may do, an IPv4 address or an IPv6 network of /64, and what all may do together, and milliseconds
 * after which a budget is full again; an upload is counted while it is open.
 */
const BUDGETS = {
  attempts: { most: 5, window: MINUTE },
  uploads: { most: 2, window: Infinity },
  stored: { most: 30, window: DAY },
  photoBytes: { most: 60e6, window: DAY },
  allUploads: { most: 8, window: Infinity },
  allPhotoBytes: { most: 2e9, window: DAY },
  allMarked: { most: 30, window: 60 * MINUTE },
};

type Budget = keyof typeof BUDGETS;

/** How much there is of each budget. */
export type Limits = Record<Budget, number>;

/** The networks of an address, the smallest first; or all senders together. */
export type Sender = readonly string[];
const all: Sender = ["all"];

/**
 * Bytes of IPv6 networks that one person may have all of, and how many times as much each may do: a phone
 * or a home has a /64, a provider's customer a /56, a company or a rented server a /48 (RFC 6177).
 */
const BYTES = [8, 7, 6];
const TIMES = [1, 3, 8];

/** Bytes of a body that has hardly more than texts, and takes no place among the uploads. */
const SMALL = 64 * 1024;
/** Counts that are remembered. To be forgotten takes attempts from a third as many networks of /48. */
const MOST_COUNTS = 20_000;

/** Counts what is used of each budget; a clock that is set does not change it. */
export class Budgets {
  /** Those changed last come last. */
  private readonly counts = new Map<string, { used: number; until: number }>();

  constructor(private readonly limits: Partial<Limits> = {}) {}

  /**
   * Counts an attempt; returns its sender.
   * @throws Problem 429 where a sender tried too often, 400 where there is no address any more
   */
  admit(ip: string | undefined): Sender {
    if (!ip) throw new Problem(400);
    const sender = networksOf(ip);
    if (!this.hasLeft("attempts", sender)) throw new Problem(429, MINUTE / 1000);
    this.add("attempts", 1, sender);
    return sender;
  }

  /** Begins to take a body; returns what ends it, undefined where too many uploads are open. */
  beginUpload(bytes: number, sender: Sender): (() => void) | undefined {
    if (bytes <= SMALL) return () => undefined;
    if (!this.hasLeft("uploads", sender) || !this.hasLeft("allUploads")) return undefined;
    const count = (amount: 1 | -1) => {
      this.add("uploads", amount, sender);
      this.add("allUploads", amount);
    };
    count(1);
    return () => count(-1);
  }

  hasLeft(what: Budget, sender = all): boolean {
    const most = this.limits[what] ?? BUDGETS[what].most;
    return sender.every(
      (network, index) => this.count(what, network).used < most * (TIMES[index] ?? 1),
    );
  }

  add(what: Budget, amount: number, sender = all): void {
    for (const network of sender) {
      const { used, until } = this.count(what, network);
      this.counts.delete(`${what} ${network}`);
      this.counts.set(`${what} ${network}`, { used: used + amount, until });
    }
    for (const name of this.counts.keys()) {
      if (this.counts.size <= MOST_COUNTS) break;
      if (!name.endsWith(" all")) this.counts.delete(name);
    }
  }

  private count(what: Budget, network: string) {
    const now = performance.now();
    const known = this.counts.get(`${what} ${network}`);
    return known && now < known.until ? known : { used: 0, until: now + BUDGETS[what].window };
  }
}

/** What is no address shares one key. */
function networksOf(text: string): Sender {
  const plain = text
    .replace(/^\[([^\]]*)\](?::\d+)?$/, "$1")
    .replace(/^([\d.]+):\d+$/, "$1")
    .split("%", 1)[0];
  if (!plain || !isIP(plain)) return ["other"];
  const address = ipaddr.process(plain);
  if (address.kind() === "ipv4") return [address.toString()];
  const bytes = Buffer.from(address.toByteArray());
  return BYTES.map((length) => bytes.toString("hex", 0, length));
}
