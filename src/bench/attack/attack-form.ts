import { askRaw } from "../../../e2e/support/server/raw-socket";
import { cpuOf, type Row, startVictim, stopVictim } from "./attack-cost";

const POSTS = 60;

const post = (from: string, body: string) =>
  [
    "POST /api/zapytanie HTTP/1.1",
    "Host: a",
    "Connection: close",
    "Accept: application/json",
    "Content-Type: application/json",
    `X-Forwarded-For: ${from}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    "",
    body,
  ].join("\r\n");

const enquiry = JSON.stringify({ form: "quote", email: "a@b.pl", consent: "on" });

const senders: Record<string, (index: number) => string> = {
  "one address": () => "2001:db8::1",
  "a /60": (index) => `2001:db8:0:${(index % 16).toString(16)}::1`,
  "a /48": (index) => `2001:db8:0:${index.toString(16)}::1`,
};

/** Empty posts from networks of several sizes; then a visitor from elsewhere sends an enquiry. */
export async function closeTheForm(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [from, addressOf] of Object.entries(senders)) {
    const server = await startVictim();
    try {
      await askRaw(server.url, "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
      const before = cpuOf(server);
      let bytes = 0;
      for (let index = 0; index < POSTS; index++) {
        const request = post(addressOf(index), "{}");
        bytes += Buffer.byteLength(request);
        await askRaw(server.url, request);
      }
      const cost = cpuOf(server) - before;
      const { status } = await askRaw(server.url, post("192.0.2.1", enquiry));
      rows.push({
        from,
        posts: POSTS,
        "attacker, bytes": bytes,
        "server, CPU ms": cost,
        "next visitor gets": status ?? "closed",
      });
    } finally {
      await stopVictim(server);
    }
  }
  return rows;
}
