import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { DAY, MINUTE } from "@typed-site/utils";
import { addressWithoutPort } from "@typed-site/utils/node";
import { DAILY_PHOTO_BYTES } from "../../shared/limits";
import { RefusedEnquiry } from "./refused-enquiry";

/**
 * Limits for one sender (an IPv4 address or an IPv6 /64), for all together, and the milliseconds after which each starts
 * anew. An upload counts while it is open.
 */
const BUDGETS = {
  attempts: { most: 5, window: MINUTE },
  uploads: { most: 2, window: Infinity },
  stored: { most: 30, window: DAY },
  senderPhotoBytes: { most: DAILY_PHOTO_BYTES.sender, window: DAY },
  allUploads: { most: 8, window: Infinity },
  allPhotoBytes: { most: DAILY_PHOTO_BYTES.all, window: DAY },
  allUnmarked: { most: 60, window: 60 * MINUTE },
  allMarked: { most: 30, window: 60 * MINUTE },
  mailedPhotoBytes: { most: 200e6, window: DAY },
};

type Budget = keyof typeof BUDGETS;

/** The size of each budget. */
export type Limits = Record<Budget, number>;

/** An address's networks, the smallest first; or all senders together. */
export type Sender = readonly string[];
const all: Sender = ["all"];

/**
 * Prefix lengths in bytes of the IPv6 networks that one person may control, and the factor for each one's limits, except
 * of uploads: a phone or a home has a /64, a provider's customer a /56, a company or a rented server a /48 (RFC 6177).
 */
const BYTES = [8, 7, 6];
const TIMES = [1, 3, 8];

/** Maximum bytes of a body that is hardly more than text; it does not count as an upload. */
const SMALL = 64 * 1024;
/** Networks that a budget counts before it forgets half of them. An attempt counts for at most three. */
const MOST_COUNTS = 20_000;

/** Counts how much of each budget is used, by a clock that nobody sets. */
export class Budgets {
  private readonly counters = new Map<Budget, Map<string, number>>();

  constructor(private readonly limits: Partial<Limits> = {}) {}

  /**
   * Counts an attempt and returns its sender.
   * @throws `RefusedEnquiry` 429 for too many attempts, 400 if the address is gone because the connection is
   */
  admit(ip: string | undefined): Sender {
    if (!ip) throw new RefusedEnquiry(400);
    const sender = networksOf(ip);
    if (!this.hasLeft("attempts", sender)) throw new RefusedEnquiry(429, MINUTE / 1000);
    this.add("attempts", 1, sender);
    return sender;
  }

  /** Counts an upload; returns a function that ends it, undefined if too many are open. */
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
    const used = this.usedOf(what);
    const most = this.limits[what] ?? BUDGETS[what].most;
    // An upload holds one of few places for minutes: no network gets more than two of them, however large it is.
    const times = what === "uploads" ? [] : TIMES;
    return sender.every((network, index) => (used.get(network) ?? 0) < most * (times[index] ?? 1));
  }

  add(what: Budget, amount: number, sender = all): void {
    const used = this.usedOf(what);
    for (const network of sender) {
      const now = (used.get(network) ?? 0) + amount;
      // Put last again, so that what is forgotten first is what was seen least lately.
      used.delete(network);
      if (now > 0) used.set(network, now);
    }
    if (used.size > MOST_COUNTS) forgetOlderHalf(used);
  }

  /** What each network used since the budget's window began. No address stays longer than the window. */
  private usedOf(what: Budget): Map<string, number> {
    const known = this.counters.get(what);
    if (known) return known;
    const used = new Map<string, number>();
    this.counters.set(what, used);
    const { window } = BUDGETS[what];
    if (Number.isFinite(window)) setTimeout(() => this.counters.delete(what), window).unref();
    return used;
  }
}

function forgetOlderHalf(used: Map<string, number>): void {
  const older = [...used.keys()].slice(0, used.size / 2);
  for (const network of older) used.delete(network);
}

/** The networks of an address in any notation; anything else shares one key. */
function networksOf(text: string): Sender {
  const [plain] = addressWithoutPort(text).split("%", 1);
  if (!plain || !isIP(plain)) return ["other"];
  const address = ipaddr.process(plain);
  if (address.kind() === "ipv4") return [address.toString()];
  const bytes = Buffer.from(address.toByteArray());
  return BYTES.map((length) => bytes.toString("hex", 0, length));
}
