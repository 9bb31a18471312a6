import { PassThrough } from "node:stream";
import { formRequest, json } from "../../../../e2e/support/server/send-enquiry";
import { freshServer } from "../../../../e2e/support/server/server";

const fresh = freshServer();
const many = Array.from({ length: 40 }, (_none, index): [string, string] => [`field${index}`, "x"]);
const ofType = (type: string, payload: string) => ({ headers: { "content-type": type }, payload });
const jsonField =
  '--x\r\nContent-Disposition: form-data; name="form"\r\nContent-Type: application/json\r\n\r\n' +
  '{"a":1}\r\n--x--\r\n';

describe("what is refused", () => {
  test.each([
    ["texts over 16 kB", 413, formRequest({ form: "quote", area: "x".repeat(17_000) })],
    ["more fields than a form has", 413, formRequest(Object.fromEntries(many))],
    ["no form", 400, formRequest({ email: "a@b.example" })],
    ["a broken body", 400, ofType("multipart/form-data; boundary=x", "--x\r\nabc")],
    ["a field with data of its own", 400, ofType("multipart/form-data; boundary=x", jsonField)],
    // No form sends these; each would need a reader of its own.
    ["JSON", 415, ofType("application/json", "{}")],
    ["a form without its type", 415, ofType("application/x-www-form-urlencoded", "form=quote")],
    ["an unknown type", 415, ofType("application/xml", "<a/>")],
  ])("%s gets status %d and our page", async (_what, status, request) => {
    const { headers, payload } = await request;
    const answer = await fresh.app.inject({
      method: "POST",
      url: "/send",
      headers: { ...headers, accept: "text/html" },
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain("+48 500 100 200");
  });

  test("a body over 24 MB is refused before it is read", async () => {
    const headers = { ...json, "content-type": "multipart/form-data; boundary=x" };
    const answer = await fresh.app.inject({
      method: "POST",
      url: "/send",
      headers: { ...headers, "content-length": String(25e6) },
      payload: new PassThrough().end("--x--"),
    });
    expect(answer.statusCode).toBe(413);
  });
});
