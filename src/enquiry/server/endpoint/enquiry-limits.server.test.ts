import { PassThrough } from "node:stream";
import { json } from "../../../../e2e/support/server/send-enquiry";
import { freshServer } from "../../../../e2e/support/server/server";

const fresh = freshServer();

describe("what is refused", () => {
  test.each([
    ["a text body over 16 kB", 413, "application/json", JSON.stringify({ a: "x".repeat(17_000) })],
    ["an unknown type", 415, "application/xml", "<a/>"],
    ["broken JSON", 400, "application/json", "{"],
    [
      "JSON with more than text",
      400,
      "application/json",
      JSON.stringify({ form: "quote", email: "a@b.example", consent: "on", town: ["x"] }),
    ],
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
