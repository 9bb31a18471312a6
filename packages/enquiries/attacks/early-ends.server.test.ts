import { once } from "node:events";
import { readdirSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { PassThrough } from "node:stream";
import { until } from "@typed-site/test-support/smtp";
import { formRequest, sendPhotos } from "../testing/send-enquiry";
import { testServer } from "../testing/server";
import { unlimited } from "../testing/unlimited";
import { addresses } from "../testing/words";

const photo = `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
const form = `--b\r\nContent-Disposition: form-data; name="form"\r\n\r\nquote\r\n`;
const body = `${form}${photo}\xff\xd8\xff${"x".repeat(3000)}\r\n--b--\r\n`;
const head =
  `POST ${addresses.endpoint} HTTP/1.1\r\nHost: a\r\nAccept: application/json\r\n` +
  `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`;

test.each(["resetAndDestroy", "end"] as const)(
  "an upload that ends early (%s), at any byte, leaves no folder, holds no place and is no alarm",
  async (how) => {
    let log = "";
    const stream = new PassThrough().on("data", (chunk: Buffer) => (log += chunk.toString()));
    const options = { limits: { ...unlimited, allUploads: 8 }, logger: { stream } };
    const { app, folder } = await testServer({}, options);
    const { port, hostname } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const whole = Buffer.from(head + body, "latin1");
    for (let round = 0; round < 200; round++) {
      const socket = connect(Number(port), hostname).on("error", () => undefined);
      await once(socket, "connect");
      const cut = head.length + Math.floor((body.length * round) / 200) - 1;
      socket.write(whole.subarray(0, cut), () => socket[how]());
    }
    const unfinished = () => readdirSync(path.join(folder, "tmp"));
    await until(() => unfinished().length === 0);
    const answer = await sendPhotos(app, [{ name: "a.jpg", content: Buffer.from("MZ") }]);
    expect(answer.statusCode).toBe(422);
    await until(() => unfinished().length === 0);
    expect(log).not.toContain('"alarm":true');
    await app.close();
  },
);

test("a request whose sender has gone is no alarm", async () => {
  const { app } = await testServer();
  const { headers, payload } = await formRequest({ form: "quote" });
  const gone = { method: "POST", url: addresses.endpoint, remoteAddress: "" } as const;
  expect([400, 422]).toContain((await app.inject({ ...gone, headers, payload })).statusCode);
  await app.close();
});
