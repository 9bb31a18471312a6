import { setTimeout as pause } from "node:timers/promises";
import { askRaw } from "../../../e2e/support/server/raw-socket";
import { type Attack, attackEach, cpuOf } from "./attack-cost";
import { enquiry, get, post } from "./raw-requests";

const BYTES = 15_900;
/** Seconds after which an attack has won, and its server is ended. */
const PATIENCE = 60;

const blanks = (count: number) => " ".repeat(count);

const third = Math.floor(BYTES / 3);
const requests: Record<string, string> = {
  "a page": get("/kontakt"),
  "an enquiry": post({ ...enquiry, message: "Proszę o wycenę." }),
  "slashes in a path": get(`${"/".repeat(BYTES)}x`),
  "slashes at the end of a path": get(`/x${"/".repeat(BYTES)}`),
  "blanks in an area": post({ ...enquiry, area: `1${blanks(third)}x1${blanks(third)}1` }),
  "blanks in coordinates": post({
    ...enquiry,
    location: `1°${blanks(third)}1'${blanks(third)}N${blanks(third)}`,
  }),
  "digits in a phone": post({ ...enquiry, phone: "1 ".repeat(BYTES / 2) }),
  "marks over a letter in the page": post({ ...enquiry, page: "\u0301\u0323".repeat(BYTES / 4) }),
  "codings in Accept-Encoding": get("/", `Accept-Encoding: ${"br;q=0,".repeat(BYTES / 8)}`),
};

/** Requests of up to 16 kB that look for an expression, or a loop, that is not linear. */
export const costlyInputs: Attack = () =>
  attackEach(Object.entries(requests), async (server, [what, request]) => {
    // What every first request costs is no attack.
    await askRaw(server.url, get("/"));
    const before = cpuOf(server);
    const answer = await Promise.race([
      askRaw(server.url, request).then(({ status }) => status ?? "closed"),
      pause(PATIENCE * 1000, "none", { ref: false }),
    ]);
    return {
      what,
      answer,
      "attacker, bytes": Buffer.byteLength(request),
      "server, CPU ms": cpuOf(server) - before,
    };
  });
