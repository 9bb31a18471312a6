import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { testServer } from "../../../e2e/support/server/server";

let app: FastifyInstance;
let lines: { msg: string; report: string; left: number }[];
beforeEach(async () => {
  lines = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => {
    const text = chunk.toString().trim().split("\n");
    lines.push(...text.map((line) => JSON.parse(line) as (typeof lines)[0]));
  });
  ({ app } = await testServer({}, { logger: { stream } }));
});
afterEach(() => app.close());

const report = (body: string, type = "application/csp-report") =>
  app.inject({ method: "POST", url: "/api/csp", headers: { "content-type": type }, payload: body });
const logged = () => lines.filter(({ msg }) => msg === "a page broke the policy");

test.each(["application/csp-report", "application/reports+json"])(
  "a report as %s is one line of the log",
  async (type) => {
    const body = JSON.stringify({ "csp-report": { "blocked-uri": "inline" } });
    expect((await report(body, type)).statusCode).toBe(204);
    expect(logged().map((line) => line.report)).toEqual([body]);
  },
);

test("a long one is cut, a huge one refused, and no line can be forged", async () => {
  await report(`x\n{"level":60,"alarm":true}${"y".repeat(30_000)}`);
  expect(logged()).toHaveLength(1);
  expect(logged()[0]?.report.length).toBeLessThanOrEqual(500);
  expect(lines.some((line) => "alarm" in line)).toBe(false);
  expect((await report("y".repeat(40_000))).statusCode).toBe(413);
  expect((await report("<a/>", "text/xml")).statusCode).toBe(415);
});

test("of a flood few are logged", async () => {
  for (let index = 0; index < 300; index++) await report(String(index));
  expect(logged().length).toBeLessThanOrEqual(20);
});
