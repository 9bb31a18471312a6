import fastify from "fastify";
import { until } from "@typed-site/test-support/smtp";
import { formHtml } from "../../form.fixture";
import { addresses, answerPages } from "../../testing/words";
import type { EnquiryContext } from "../context";
import { createAnswers, MOST_DISCARDED } from "./answers";

/** A server whose page with the form is drawn only when told. */
async function slowToDraw(page = "/form", forms = addresses.forms) {
  let draw = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (draw = resolve));
  const html = async (address: string) => {
    if (address === "/other") return "<p>No form</p>";
    if (address === "/own") return `<html><body><h1>Own</h1>${formHtml("quote")}</body></html>`;
    if (address !== "/form")
      return answerPages[`${address.slice(1)}/index.html` as "thanks/index.html"];
    await waiting;
    return `<html><body>${formHtml("quote")}</body></html>`;
  };
  const pages = { html, pageOrHome: () => "/" };
  const answers = await createAnswers({
    pages,
    addresses: { ...addresses, forms },
  } as unknown as EnquiryContext);
  const app = fastify();
  app.post("/send", (request, reply) =>
    answers.received(request, reply, {
      faults: [],
      form: "quote",
      values: {},
      page,
      photos: [],
    }),
  );
  return { app, draw };
}

test("twenty who leave while their pages are made shut out nobody after them", async () => {
  const { app, draw } = await slowToDraw();
  const url = `${await app.listen({ port: 0, host: "127.0.0.1" })}/send`;
  let arrived = 0;
  let left = 0;
  app.server.on("request", (_request, answer) => {
    arrived += 1;
    answer.once("close", () => (left += 1));
  });
  const leaving = new AbortController();
  const ask = { method: "POST", signal: leaving.signal };
  const all = Array.from({ length: 20 }, () => fetch(url, ask).catch(() => undefined));
  await until(() => arrived === 20);
  leaving.abort();
  await Promise.all(all);
  await until(() => left === 20);
  draw();
  expect((await fetch(url, { method: "POST" })).status).toBe(422);
  await app.close();
});

test("no more than twenty pages with faults are made at once; whoever comes then reads how else to reach the company", async () => {
  const { app, draw } = await slowToDraw();
  const first = Array.from({ length: 20 }, () => app.inject({ method: "POST", url: "/send" }));
  const more = await Promise.any([...first, app.inject({ method: "POST", url: "/send" })]);
  expect(more.statusCode).toBe(503);
  expect(more.body).toContain("+48 500 100 200");
  draw();
  const drawn = await Promise.all(first);
  expect(new Set(drawn.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  const after = await app.inject({ method: "POST", url: "/send" });
  expect(after.statusCode).toBe(422);
  await app.close();
});

test.each(["/other", "/gone"])(
  "faults in what came from %s, which has no such form, stand in the one of another page",
  async (page) => {
    const { app, draw } = await slowToDraw(page);
    draw();
    const answer = await app.inject({ method: "POST", url: "/send" });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain('data-enquiry="quote"');
    await app.close();
  },
);

test("faults stand in the form of the page from which it came", async () => {
  const { app } = await slowToDraw("/own");
  const answer = await app.inject({ method: "POST", url: "/send" });
  expect(answer.body).toContain("<h1>Own</h1>");
  await app.close();
});

test("where no page has the form, whoever sent it reads how else to reach the company", async () => {
  const { app } = await slowToDraw("/gone", { contact: "/other", quote: "/other" });
  const answer = await app.inject({ method: "POST", url: "/send" });
  expect([answer.statusCode, answer.body]).toEqual([
    422,
    expect.stringContaining("+48 500 100 200"),
  ]);
  await app.close();
});

test.each([
  ["ends", MOST_DISCARDED + 1, false],
  ["stays open", MOST_DISCARDED, true],
  // A body without a length may be any.
  ["ends", undefined, false],
])(
  "after a refusal a connection %s where %s bytes are announced",
  async (_what, length, isKept) => {
    const html = (page: string) => Promise.resolve(page === addresses.notSent ? "<p>Not</p>" : "");
    const pages = { html, pageOrHome: () => "/" };
    const answers = await createAnswers({ pages, addresses } as unknown as EnquiryContext);
    const resume = jest.fn();
    const request = {
      raw: { unpipe: () => ({ resume }) },
      headers: { ...(length && { "content-length": String(length) }) },
    };
    const raw = { shouldKeepAlive: true };
    const said: unknown[] = [];
    const note = (...words: unknown[]) => {
      said.push(...words);
      return reply;
    };
    const reply = { raw, code: note, type: note, removeHeader: note, send: note };
    answers.refused(request as never, reply as never, 413);
    expect(resume).toHaveBeenCalledTimes(1);
    expect(raw.shouldKeepAlive).toBe(isKept);
    expect(said).toEqual([413, "text/html; charset=utf-8", "connection", "<p>Not</p>"]);
  },
);
