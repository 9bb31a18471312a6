import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Problem } from "../../shared/refusal-code";

/** How much one sender may try, and all together may have stored with photos. */
export interface EnquiryLimits {
  /** Attempts of one address, an IPv6 network of /64; larger networks have more. */
  perAddress: number;
  /** Enquiries of all senders that are stored with their photos; those above are stored without. */
  overall: number;
  /** Milliseconds in which the limits count. */
  window: number;
  /** Milliseconds that nobody is faster than from the first field to sending. */
  leastTime: number;
}

/**
 * IPv6 networks that one person may have all of, and how many times the attempts of a single
 * address each may make: a phone or a home has a /64, a provider's customer a /56, a company or a
 * rented server a /48 (RFC 6177). IPv4 knows only addresses.
 */
const networks = [
  { ipv6Subnet: 64, times: 1 },
  { ipv6Subnet: 56, times: 3 },
  { ipv6Subnet: 48, times: 8 },
];

/** Characters of the longest written address (RFC 4291, 2.2); no key of a table is longer. */
const LONGEST_ADDRESS = 45;

/** Counts attempts by sender, and stored enquiries overall. Each table holds 5,000 senders. */
export type Counters = Awaited<ReturnType<typeof createCounters>>;

/** Makes the counters of a scope. */
export async function createCounters(
  app: FastifyInstance,
  { perAddress, overall, window }: EnquiryLimits,
) {
  await app.register(rateLimit, { global: false });
  const senders = networks.map(({ ipv6Subnet, times }) =>
    app.createRateLimit({ max: perAddress * times, timeWindow: window, ipv6Subnet }),
  );
  const all = app.createRateLimit({
    max: overall,
    timeWindow: window,
    keyGenerator: () => "all",
  });
  return {
    /**
     * Counts an attempt.
     * @throws Problem 429 where a sender tried too often
     */
    admit: async (request: FastifyRequest) => {
      if (request.ip.length > LONGEST_ADDRESS) throw new Problem(400, "broken");
      // The smallest network comes first: what it refuses does not count against its neighbours.
      for (const count of senders) {
        const result = await count(request);
        if (!result.isAllowed && result.isExceeded) {
          throw new Problem(429, "tooMany", result.ttlInSeconds);
        }
      }
    },
    countStored: async (request: FastifyRequest) => void (await all(request)),
    /** Whether photos are still taken. */
    takesPhotos: async (request: FastifyRequest) => {
      const result = await all(request, { increment: false });
      return result.isAllowed || result.remaining > 0;
    },
  };
}
