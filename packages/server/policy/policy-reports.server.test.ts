import { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { createSmallServer } from "../server.fixture";

let app: FastifyInstance;
let lines: { msg: string; directive: string; page: string; left: number }[];
beforeEach(async () => {
  lines = [];
  const stream = new PassThrough().on("data", (chunk: Buffer) => {
    const text = chunk.toString().trim().split("\n");
    lines.push(...text.map((line) => JSON.parse(line) as (typeof lines)[0]));
  });
  const publicFolder = folderWith({ ...smallSite, "thanks/index.html": "<h1>Thanks</h1>" });
  app = await createSmallServer({ publicFolder, logger: { stream } });
});
afterEach(() => app.close());

const report = (body: string, type = "application/csp-report") =>
  app.inject({ method: "POST", url: "/api/csp", headers: { "content-type": type }, payload: body });
const logged = () => lines.filter(({ msg }) => msg === "a page broke the policy");

const thanks = "https://site.example/thanks?email=jan@example.pl#a";

test.each([
  [
    "application/csp-report",
    { "csp-report": { "effective-directive": "script-src-elem", "document-uri": thanks } },
  ],
  [
    "application/reports+json",
    [{ body: { effectiveDirective: "script-src-elem", documentURL: thanks } }],
  ],
])(
  "a report as %s is one line of the log, which says what was broken where",
  async (type, body) => {
    expect((await report(JSON.stringify(body), type)).statusCode).toBe(204);
    expect(logged()).toMatchObject([{ directive: "script-src-elem", page: "/thanks" }]);
    expect(JSON.stringify(lines)).not.toContain("jan@");
  },
);

test.each([
  ["no JSON", 'x\n{"level":60,"alarm":true}'],
  ["nothing known", "null"],
  [
    "words of a stranger",
    JSON.stringify({
      "csp-report": { "effective-directive": "jan@example.pl", "document-uri": "https://x/tel-1" },
    }),
  ],
])("of %s no word reaches the log", async (_, body) => {
  expect((await report(body)).statusCode).toBe(204);
  expect(logged()).toMatchObject([{ directive: "unknown", page: "/" }]);
  expect(JSON.stringify(lines)).not.toMatch(/alarm|jan@|tel-1/);
});

test("a huge one is refused, and one of another type", async () => {
  expect((await report("y".repeat(40_000))).statusCode).toBe(413);
  expect((await report("<a/>", "text/xml")).statusCode).toBe(415);
});

test("of a flood one line a minute is logged, which counts the others", async () => {
  const start = performance.now();
  let now = start;
  const clock = jest.spyOn(performance, "now").mockImplementation(() => now);
  for (let index = 0; index < 300; index++) {
    now = start + index * 199;
    await report(String(index));
  }
  expect(logged()).toMatchObject([{ posts: 1 }]);
  now = start + 60_000;
  await report("after a minute");
  clock.mockRestore();
  expect(logged()).toMatchObject([{ posts: 1 }, { posts: 300 }]);
});
