import { askRaw } from "../../../e2e/support/server/raw-socket";
import { type Attack, attackEach, cpuOf } from "./attack-cost";
import { enquiry, get, post } from "./raw-requests";

const POSTS = 60;

const senders: Record<string, (index: number) => string> = {
  "one address": () => "2001:db8::1",
  "a /60": (index) => `2001:db8:0:${(index % 16).toString(16)}::1`,
  "a /48": (index) => `2001:db8:0:${index.toString(16)}::1`,
};

/** Empty posts from networks of several sizes; then a visitor from elsewhere sends an enquiry. */
export const closeTheForm: Attack = () =>
  attackEach(Object.entries(senders), async (server, [from, addressOf]) => {
    await askRaw(server.url, get("/"));
    const before = cpuOf(server);
    let bytes = 0;
    for (let index = 0; index < POSTS; index++) {
      const request = post({}, addressOf(index));
      bytes += Buffer.byteLength(request);
      await askRaw(server.url, request);
    }
    const cost = cpuOf(server) - before;
    const { status } = await askRaw(server.url, post(enquiry));
    return {
      from,
      posts: POSTS,
      "attacker, bytes": bytes,
      "server, CPU ms": cost,
      "next visitor gets": status ?? "closed",
    };
  });
