import { once } from "node:events";
import { connect } from "node:net";
import { testServer } from "../e2e/support/server/server";
import { unlimited } from "../e2e/support/server/unlimited";
(async () => {
  const { app } = await testServer({}, { limits: { ...unlimited, attempts: 0 } });
  const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const head = `POST /api/zapytanie HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n`;
  for (const how of ["resetAndDestroy", "end", "destroy"] as const) for (let i = 0; i < 300; i++) {
    const s = connect(Number(url.port), url.hostname); s.on("error", () => undefined); s.resume();
    await once(s, "connect");
    await new Promise<void>((r) => s.write(head + "x".repeat(i * 300), () => r()));
    if (i % 2) await new Promise((r) => setTimeout(r, 2));
    s[how]();
  }
  await new Promise((r) => setTimeout(r, 500));
  console.log("alive", (await fetch(url)).status, await new Promise((r) => app.server.getConnections((_e, n) => r(n))));
  const t = performance.now(); await app.close(); console.log("closed in", performance.now() - t);
})();
