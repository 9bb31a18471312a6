import { PassThrough } from "node:stream";
import { json, send, sendForm } from "../test/send-enquiry";
import { freshServer, messages, quote, testServer } from "../test/server";

const fresh = freshServer();
const count = (state: string) => messages(fresh.folder, state).length;

describe("what looks like a robot goes to review, and gets the same answer", () => {
  test.each([
    ["filled the hidden field", { website: "https://spam.example" }, {}],
    ["has no stamp", { stamp: "" }, {}],
    ["forged the stamp", { stamp: "abc.def" }, {}],
    ["comes from another site", {}, { "sec-fetch-site": "cross-site" }],
    ["comes from another origin", {}, { origin: "https://evil.example" }],
  ])("who %s", async (_what, values, headers) => {
    const answer = await send(fresh.app, { ...quote, ...values }, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ number: expect.stringMatching(/^\d\d-/) as string });
    expect([count("new"), count("review")]).toEqual([0, 1]);
  });

  test("who is faster than any person", async () => {
    await fresh.app.close();
    ({ app: fresh.app } = await testServer(
      { enquiryFolder: fresh.folder },
      { limits: { leastTime: 2000 } },
    ));
    await send(fresh.app, quote);
    expect(count("review")).toBe(1);
  });

  test("but not who has no JavaScript, or comes from our own page", async () => {
    await sendForm(fresh.app, quote, { origin: "http://localhost:9000", host: "localhost:9000" });
    expect(count("new")).toBe(1);
  });
});

describe("limits", () => {
  test("an address may send five times a minute, all together sixty", async () => {
    await fresh.app.close();
    const limits = { perAddress: 5, overall: 60 };
    ({ app: fresh.app } = await testServer(
      { enquiryFolder: fresh.folder, trustProxy: 1 },
      { limits },
    ));
    const from = (address: string) => send(fresh.app, quote, { "x-forwarded-for": address });
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await from("192.0.2.1")).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let host = 2; host <= 56; host += 1) await from(`192.0.2.${host}`);
    const refused = await from("192.0.2.99");
    expect([refused.statusCode, refused.json()]).toEqual([429, { problem: "tooMany" }]);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });

  test.each([
    ["a text body over 16 kB", 413, "application/json", JSON.stringify({ a: "x".repeat(17_000) })],
    ["an unknown type", 415, "application/xml", "<a/>"],
    ["broken JSON", 400, "application/json", "{"],
    ["JSON with more than text", 400, "application/json", '{"form":{"a":[]}}'],
    ["no form", 400, "application/json", "{}"],
    ["a broken multipart body", 400, "multipart/form-data; boundary=x", "--x\r\nabc"],
  ])("%s gets status %d and our page", async (_what, status, type, payload) => {
    const answer = await fresh.app.inject({
      method: "POST",
      url: "/api/zapytanie",
      headers: { "content-type": type, accept: "text/html" },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain("+48 500 100 200");
  });

  test("a body over 45 MB is refused before it is read", async () => {
    const headers = { ...json, "content-type": "multipart/form-data; boundary=x" };
    const answer = await fresh.app.inject({
      method: "POST",
      url: "/api/zapytanie",
      headers: { ...headers, "content-length": String(46 * 1024 * 1024) },
      payload: new PassThrough().end("--x--"),
    });
    expect([answer.statusCode, answer.json()]).toEqual([413, { problem: "tooLarge" }]);
  });

  test.each(["GET", "PUT", "DELETE"] as const)("%s is not for this address", async (method) => {
    const answer = await fresh.app.inject({ method, url: "/api/zapytanie", headers: json });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, "POST"]);
  });
});
