import { askRaw } from "../../../e2e/support/server/raw-socket";
import { cpuOf, type Row, startVictim, stopVictim } from "./attack-cost";

const BYTES = 15_900;
/** Seconds after which an attack has won, and its server is ended. */
const PATIENCE = 60;

const blanks = (count: number) => " ".repeat(count);

const post = (values: Record<string, string>) => {
  const body = JSON.stringify({ form: "quote", email: "a@b.pl", consent: "on", ...values });
  return [
    "POST /api/zapytanie HTTP/1.1",
    "Host: a",
    "Connection: close",
    "Accept: application/json",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");
};
const get = (target: string, header = "X-Nothing: 1") =>
  `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`;

const third = Math.floor(BYTES / 3);
const requests: Record<string, string> = {
  "a page": get("/kontakt"),
  "an enquiry": post({ message: "Proszę o wycenę." }),
  "slashes in a path": get(`${"/".repeat(BYTES)}x`),
  "slashes at the end of a path": get(`/x${"/".repeat(BYTES)}`),
  "blanks in an area": post({ area: `1${blanks(third)}x1${blanks(third)}1` }),
  "blanks in coordinates": post({
    location: `1°${blanks(third)}1'${blanks(third)}N${blanks(third)}`,
  }),
  "digits in a phone": post({ phone: "1 ".repeat(BYTES / 2) }),
  "marks over a letter in the page": post({ page: "\u0301\u0323".repeat(BYTES / 4) }),
  "codings in Accept-Encoding": get("/", `Accept-Encoding: ${"br;q=0,".repeat(BYTES / 8)}`),
};

/** Requests of up to 16 kB that look for an expression, or a loop, that is not linear. */
export async function costlyInputs(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, request] of Object.entries(requests)) {
    const server = await startVictim();
    try {
      // What every first request costs is no attack.
      await askRaw(server.url, get("/"));
      const before = cpuOf(server);
      const given = AbortSignal.timeout(PATIENCE * 1000);
      const isAnswered = await Promise.race([
        askRaw(server.url, request).then(({ status }) => status ?? "closed"),
        new Promise<string>((resolve) => (given.onabort = () => resolve("none"))),
      ]);
      rows.push({
        what,
        answer: isAnswered,
        "attacker, bytes": Buffer.byteLength(request),
        "server, CPU ms": cpuOf(server) - before,
      });
    } finally {
      await stopVictim(server);
    }
  }
  return rows;
}
