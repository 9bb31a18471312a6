import { PassThrough } from "node:stream";
import { json, send } from "../test/send-enquiry";
import { freshServer, quote, testServer } from "../test/server";

const fresh = freshServer();

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
