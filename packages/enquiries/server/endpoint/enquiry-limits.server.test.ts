import { readdirSync } from "node:fs";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { formRequest, json } from "../../testing/send-enquiry";
import { freshServer, messages, quote, testServer } from "../../testing/server";
import { unlimited } from "../../testing/unlimited";

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

  test("a body over 24 MB that has not declared its length is refused as soon as that much has come", async () => {
    const head =
      '--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n' +
      "Content-Type: image/jpeg\r\n\r\n";
    const body = new PassThrough();
    body.write(head);
    let sent = 0;
    const answer = fresh.app.inject({
      method: "POST",
      url: "/send",
      headers: { ...json, "content-type": "multipart/form-data; boundary=x" },
      payload: body,
    });
    let isAnswered = false;
    void answer.finally(() => (isAnswered = true));
    // Without an end, as from a client that never stops.
    while (!isAnswered && sent < 100e6) {
      body.write(Buffer.alloc(1e6));
      sent += 1e6;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await answer).statusCode).toBe(413);
    expect(readdirSync(path.join(fresh.folder, "tmp"))).toEqual([]);
  });

  test.each([
    [24e6 + 1, 413],
    // Read, and found to be no form.
    [24e6, 400],
  ])("a body over 24 MB is refused before it is read: %d, %d", async (length, status) => {
    const headers = { ...json, "content-type": "multipart/form-data; boundary=x" };
    const answer = await fresh.app.inject({
      method: "POST",
      url: "/send",
      headers: { ...headers, "content-length": String(length) },
      payload: new PassThrough().end("--x--"),
    });
    expect(answer.statusCode).toBe(status);
  });
});

test("an enquiry without a declared length arrives with its photo, as through a tunnel", async () => {
  const url = await fresh.app.listen({ port: 0, host: "127.0.0.1" });
  const photo = { name: "a.jpg", content: Buffer.from([0xff, 0xd8, 0xff]) };
  const { headers, payload } = await formRequest(quote, [photo]);
  const answer = await fetch(`${url}/send`, {
    method: "POST",
    headers: { ...headers, accept: "application/json" },
    body: new Blob([payload]).stream(),
    duplex: "half",
  } as RequestInit);
  expect([answer.status, await answer.json()]).toMatchObject([200, { missingPhotos: 0 }]);
  expect(messages(fresh.folder, "new")).toHaveLength(1);
});

test("an enquiry without a declared length counts as an upload, of which only so many are open", async () => {
  await fresh.app.close();
  const limits = { ...unlimited, uploads: 0 };
  ({ app: fresh.app } = await testServer({ ENQUIRY_DIR: fresh.folder }, { limits }));
  const { headers, payload } = await formRequest(quote);
  const { "content-length": _length, ...others } = headers as Record<string, string>;
  const answer = await fresh.app.inject({
    method: "POST",
    url: "/send",
    headers: { ...others, accept: "application/json", "transfer-encoding": "chunked" },
    payload: Readable.from([payload]),
  });
  expect(answer.statusCode).toBe(503);
});
