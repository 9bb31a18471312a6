import { Writable } from "node:stream";
import fastify, { type FastifyInstance } from "fastify";
import { testServer } from "../../../e2e/support/server/server";
import { registerPolicyReports, type ReportLimits } from "./policy-reports";

const pages = new Map([
  ["/kontakt", ""],
  ["/gdańsk", ""],
]);
const limits: ReportLimits = { bytes: 4096, posts: 10, kinds: 3, interval: 60_000 };

let lines: string[];
let app: FastifyInstance;
beforeEach(() => {
  lines = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  app = fastify({ logger: { stream, level: "warn" } });
  registerPolicyReports(app, pages, limits);
});
afterEach(() => app.close());

const former = (report: Record<string, string>) => ({
  headers: { "content-type": "application/csp-report" },
  payload: JSON.stringify({ "csp-report": report }),
});
const report = (body: Record<string, unknown>) => ({ type: "csp-violation", body });
const today = (...list: unknown[]) => ({
  headers: { "content-type": "application/reports+json" },
  payload: JSON.stringify(list),
});
const post = async (request: { headers: Record<string, string>; payload: string }) =>
  (await app.inject({ method: "POST", url: "/api/csp", ...request })).statusCode;

/** What the log has when the server has ended. */
async function logged(): Promise<unknown[]> {
  await app.close();
  return lines.map((line) => {
    const { violations, others } = JSON.parse(line) as Record<string, unknown>;
    return { violations, others };
  });
}

test("both forms of report are counted by directive, kind and page", async () => {
  const style = {
    "effective-directive": "style-src-elem",
    "blocked-uri": "inline",
    "document-uri": "https://boritrawnik.example/gda%C5%84sk?nr=26-7K2M9Q#x",
  };
  expect(await post(former(style))).toBe(204);
  expect(await post(former(style))).toBe(204);
  const script = {
    effectiveDirective: "script-src-elem",
    blockedURL: "https://ads.example/x.js?visitor=7",
    documentURL: "https://boritrawnik.example/kontakt",
    sample: "secret",
  };
  expect(await post(today(report(script), { type: "deprecation", body: {} }))).toBe(204);
  expect(await logged()).toEqual([
    {
      violations: {
        "style-src-elem: inline on /gdańsk": 2,
        "script-src-elem: an address on /kontakt": 1,
      },
      others: 0,
    },
  ]);
});

test("no word of a stranger comes into the log, and none is needed for an answer", async () => {
  const word = "Jan.Kowalski";
  expect(
    await post(
      today(
        report({ effectiveDirective: word, blockedURL: word, documentURL: word }),
        report({
          effectiveDirective: "img-src",
          blockedURL: `x-${word}://${word}`,
          documentURL: `https://${word}/${word}/%ff`,
        }),
        report({ documentURL: `https://boritrawnik.example/${word}` }),
      ),
    ),
  ).toBe(204);
  for (const payload of [
    "",
    word,
    "[]",
    "{}",
    "null",
    '{"csp-report":7}',
    `[{"type":"${word}"}]`,
  ]) {
    const headers = { "content-type": "application/csp-report" };
    expect([204, 400]).toContain(await post({ headers, payload }));
  }
  await app.close();
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain(word);
});

test("what is too long or too much is not read, and the log stays one short line", async () => {
  const many = (count: number) => ({
    effectiveDirective: "img-src",
    blockedURL: ["inline", "eval", "data:,", "blob:x", "https://a.example", "x:y"][count % 6],
    documentURL: "https://boritrawnik.example/kontakt",
  });
  expect(await post(today(...Array.from({ length: 18 }, (_, index) => report(many(index)))))).toBe(
    204,
  );
  expect(await post({ ...today(), payload: " ".repeat(limits.bytes + 1) })).toBe(413);
  for (let posts = 2; posts < limits.posts; posts += 1) expect(await post(today())).toBe(204);
  expect(await post(today(report(many(0))))).toBe(429);
  const [line] = (await logged()) as { violations: object; others: number }[];
  expect(Object.values(line?.violations ?? {})).toEqual([3, 3, 3]);
  expect(line?.others).toBe(10);
});

test("the server asks browsers for reports, at the address where it takes them", async () => {
  const { app: server } = await testServer();
  const { headers } = await server.inject("/");
  const policy = String(headers["content-security-policy"]);
  const [, address = ""] = /report-uri ([^;]+)/.exec(policy) ?? [];
  const [, group = ""] = /report-to ([^;]+)/.exec(policy) ?? [];
  expect(headers["reporting-endpoints"]).toBe(`${group}="${address}"`);
  const request = former({ "effective-directive": "img-src" });
  expect((await server.inject({ method: "POST", url: address, ...request })).statusCode).toBe(204);
  await server.close();
});
