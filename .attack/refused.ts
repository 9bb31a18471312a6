import { testServer } from "../e2e/support/server/server";
import { json } from "../e2e/support/server/send-enquiry";
import { unlimited } from "../e2e/support/server/unlimited";
import { Uploader } from "../e2e/support/server/upload";
const MEGABYTE = 1024 * 1024;
const head = (headers: Record<string, string>) => ["POST /api/zapytanie HTTP/1.1", "Host: a", ...Object.entries({ ...json, ...headers }).map((h) => h.join(": ")), "\r\n"].join("\r\n");
const photos = (bytes: number) => ({ "Content-Type": "multipart/form-data; boundary=b", "Content-Length": String(bytes) });
(async () => {
  const { app } = await testServer({ TRUST_PROXY: 1 }, { limits: { ...unlimited, attempts: 0 } });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const upload = async (to: string, headers: Record<string, string>, bytes: number, begin = "") => {
    const v = await Uploader.connect(to); const taken = await v.send(head(headers) + begin, bytes); const a = await v.answer(); v.end(); return [typeof a === "string" ? a : a.status, taken];
  };
  for (const h of [{}, { Connection: "close" }, { Expect: "100-continue" }])
    console.log(JSON.stringify(h), JSON.stringify(await Promise.all(Array.from({ length: 6 }, () => upload(url, { ...photos(20 * MEGABYTE), ...h }, 20 * MEGABYTE)))));
  const visitor = await Uploader.connect(url);
  for (let t = 0; t < 3; t++) { await visitor.send(head(photos(MEGABYTE)), MEGABYTE); const a = await visitor.answer(); console.log("again", typeof a === "string" ? a : a.status); }
  visitor.end();
  const end = await Uploader.connect(url);
  console.log("1e12 taken", await end.send(head(photos(1e12)), 135 * MEGABYTE)); end.end();
  const { app: open } = await testServer();
  const address = await open.listen({ port: 0, host: "127.0.0.1" });
  console.log("json", await upload(address, { "Content-Type": "application/json", "Content-Length": String(5 * MEGABYTE) }, 5 * MEGABYTE));
  console.log("over", await upload(address, photos(45 * MEGABYTE + 1), 45 * MEGABYTE + 1));
  console.log("over, one byte missing", await upload(address, photos(45 * MEGABYTE + 1), 45 * MEGABYTE));
  const field = (v: string) => `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${v}\r\n`;
  const photo = '--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  for (const f of [field("").repeat(60), field("x".repeat(17000))]) {
    const begin = f + photo;
    console.log("many/long", await upload(address, photos(begin.length + 10 * MEGABYTE), 10 * MEGABYTE, begin));
  }
  await app.close(); await open.close();
  console.log("closed");
})();
