// The guide to permits where no script runs. The rules are those of the content, whatever they say.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parse as parseHtml } from "node-html-parser";
import { parse } from "yaml";
import { testServer, tinySite } from "../../../e2e/support/server/server";
import { folderWith } from "../../../e2e/support/server/site";
import type { FellingContent } from "../../content/models/felling-rules";
import { fellingPath, outcomeAddress } from "../../utils/paths";
import { outcomeOf } from "../shared/decide";
import { UNKNOWN } from "../shared/felling-rules";

const rules = parse(
  readFileSync(path.resolve("content/felling-rules.yaml"), "utf8"),
) as FellingContent;
const [{ id: question = "", short = "", answers: [answer] = [] } = {}] = rules.questions;
const strictest = outcomeAddress(outcomeOf(rules, {}));
const known = `?${question}=${answer?.id}`;
const outcomeOfKnown = outcomeAddress(outcomeOf(rules, { [question]: answer?.id ?? "" }));

const outcomePage =
  '<h1>Wynik</h1><ul><li data-rule="0">A</li><li data-rule="1">B</li></ul>' +
  '<form data-enquiry="quote"><details><textarea name="message"></textarea></details></form>' +
  "<script>1</script>";

let app: Awaited<ReturnType<typeof testServer>>["app"];

beforeAll(async () => {
  const publicFolder = folderWith({
    ...tinySite,
    [`${fellingPath.slice(1)}/index.html`]: "<h1>Pytania</h1>",
    ...Object.fromEntries(
      rules.outcomes.map(({ id }) => [`${outcomeAddress(id).slice(1)}/index.html`, outcomePage]),
    ),
  });
  ({ app } = await testServer({}, { publicFolder }));
});
afterAll(() => app.close());

test("the questions are the page as built, also with answers from a script", async () => {
  const { statusCode, body } = await app.inject(fellingPath + known);
  expect([statusCode, body]).toEqual([200, "<h1>Pytania</h1>"]);
});

test("the whole form leads to the outcome; what was not answered counts as not known", async () => {
  const { statusCode, headers } = await app.inject(`${fellingPath}?wynik=1`);
  expect([statusCode, headers.location]).toEqual([303, strictest]);
});

test("the answers go along, and nothing else that a query says", async () => {
  const query = `${question}=${UNKNOWN}&x=%0d%0aSet-Cookie:a&__proto__=b&${question}=c&wynik=1`;
  const { headers } = await app.inject(`${fellingPath}?${query}`);
  expect(headers.location).toBe(`${strictest}?${question}=${UNKNOWN}`);
  expect(headers["set-cookie"]).toBeUndefined();
});

test("the outcome's page has the answers in its message and keeps its scripts", async () => {
  const { body } = await app.inject(outcomeOfKnown + known);
  const page = parseHtml(body);
  expect(page.querySelector("textarea")?.text).toContain(`${short}: ${answer?.label}`);
  expect(page.querySelector("details")?.hasAttribute("open")).toBe(true);
  expect(body).toContain("<script>1</script>");
});

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
  ["", undefined, (body: Buffer) => body],
] as const)(
  "to a browser that accepts %p it goes as small as that allows",
  async (accepted, coding, decode) => {
    const headers = { "accept-encoding": accepted };
    const answered = await app.inject({ url: outcomeOfKnown + known, headers });
    expect(answered.headers["content-encoding"]).toBe(coding);
    expect(answered.headers.vary).toBe("accept-encoding");
    const { body } = await app.inject(outcomeOfKnown + known);
    expect(decode(answered.rawPayload).toString()).toBe(body);
  },
);

test("answers that lead to another outcome, as an old link may have them, go on to it", async () => {
  for (const { id } of rules.outcomes) {
    const page = outcomeAddress(id);
    const { statusCode, headers } = await app.inject(page + known);
    const expected = page === outcomeOfKnown ? [200, undefined] : [303, outcomeOfKnown + known];
    expect([statusCode, headers.location]).toEqual(expected);
  }
});

test.each(["", "?x=1", `?${question}=<script>`, "?%", `?${"a=b&".repeat(200)}`])(
  "with the query %p it stays as built",
  async (query) => {
    const { statusCode, body } = await app.inject(strictest + query);
    expect([statusCode, body]).toEqual([200, outcomePage]);
  },
);

test("an outcome that there is not, and one whose page was not built", async () => {
  expect((await app.inject(`${fellingPath}/nie-ma`)).statusCode).toBe(404);
  const { app: without } = await testServer();
  expect((await without.inject(strictest)).statusCode).toBe(404);
  await without.close();
});
