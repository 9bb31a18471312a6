import type { FastifyReply, FastifyRequest } from "fastify";

/** Answers that go on, and sockets, by the key of the session that asked for them. */
export class OpenAnswers {
  readonly #open = new Map<string, Set<{ destroy: () => unknown }>>();

  /** Keeps what is answered to a request until it ends. */
  add(session: string, { headers, raw }: FastifyRequest, reply: FastifyReply): void {
    // Of connections the proxy may use one for several editors, but not where it has become a socket.
    const answer = headers.upgrade ? raw.socket : reply.raw;
    const open = this.#open.get(session) ?? new Set();
    this.#open.set(session, open.add(answer));
    answer.once("close", () => {
      open.delete(answer);
      if (open.size === 0 && this.#open.get(session) === open) this.#open.delete(session);
    });
  }

  /** Ends all of the sessions that do not go on. */
  endUnless(goesOn: (session: string) => boolean): void {
    for (const [session, open] of this.#open) {
      if (!goesOn(session)) for (const answer of open) answer.destroy();
    }
  }
}
