import { BroadcastChannel } from "node:worker_threads";
/** What a server of the editing page was asked: the name and the request. */
export type Asked = [name: string, request: Record<string, unknown>];

/** What the server answers; `undefined` where it does not answer. */
export type ServerAnswer = [status: number, body: unknown] | undefined;

/**
 * Stands for the server of the editing page.
 * @param answers what it answers to each request, in their order
 * @returns what it was asked
 */
export function fakeServer(answers: ServerAnswer[]): Asked[] {
  const asked: Asked[] = [];
  window.fetch = (address, options) => {
    const sent = JSON.parse(options?.body as string) as Asked[1];
    asked.push([(address as string).replace("/admin/api/", ""), sent]);
    const [status, body] = answers[asked.length - 1] ?? [0, undefined];
    if (status === 0) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(jsonResponse(status, body));
  };
  return asked;
}

/** An answer of the server itself, in JSON; jsdom knows no `Response`. */
export const jsonResponse = (status: number, body: unknown) =>
  ({
    ok: status === 200,
    status,
    headers: { get: () => "application/json; charset=utf-8" } as unknown as Headers,
    json: () => Promise.resolve(body),
  }) as Response;

/** Node's own, which does not keep a test running. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    this.unref();
  }
}

/** Gives jsdom what it lacks of a browser: windows of a page, copies of data. */
export function completeJsdom(): void {
  globalThis.BroadcastChannel = Channel as unknown as typeof globalThis.BroadcastChannel;
  globalThis.structuredClone = <Data>(data: Data) =>
    data === undefined ? data : (JSON.parse(JSON.stringify(data)) as Data);
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute("open", "");
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute("open");
    },
  });
}
