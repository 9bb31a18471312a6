import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

/** Sends the pages of its release, and keeps an enquiry as it comes. */
const server = createServer((request, response) => {
  const { method, url = "/" } = request;
  const file = path.join("public", url, "index.html");
  if (method === "GET" && existsSync(file)) {
    response.end(readFileSync(file));
  } else if (url === "/enquiry") {
    const place = path.join(process.env.ENQUIRY_DIR ?? "", "enquiry");
    request.pipe(createWriteStream(place)).on("finish", () => response.end());
  } else {
    response.writeHead(404).end();
  }
});

server.listen(Number(process.env.PORT), "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`"listening at http://127.0.0.1:${port}"\n`);
});
