import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { FastifyInstance } from "fastify";
import { formRequest } from "@typed-site/enquiries/testing/send-enquiry";
import { quote, testServer, tinySite } from "@typed-site/enquiries/testing/server";
import { unlimited } from "@typed-site/enquiries/testing/unlimited";
import { addresses } from "@typed-site/enquiries/testing/words";
import { folderWith } from "@typed-site/test-support/site";
import { writeCaddyFiles } from "gatsby-plugin-finished-pages";
import { ensureCaddy, startCaddy } from "../support/deploy/caddy";

let app: FastifyInstance;
let release: string;

/** Ends in the middle of each answer. */
const brokenServer = createServer((_request, response) => {
  response.writeHead(200, { "content-length": 100 });
  response.write("half", () => response.destroy());
});

beforeAll(async () => {
  ensureCaddy();
  await once(brokenServer.listen(0, "127.0.0.1"), "listening");
  release = folderWith({});
  const publicFolder = folderWith(tinySite);
  writeCaddyFiles(publicFolder, path.join(release, "deploy"));
});
afterAll(() => brokenServer.close());
beforeEach(async () => {
  ({ app } = await testServer({ TRUST_PROXY: 1 }, { limits: { ...unlimited, attempts: 1 } }));
  await app.listen({ port: 0, host: "127.0.0.1" });
});
afterEach(() => app.close());

/** Status of an enquiry that is sent from one address of this machine and claims another. */
async function send(url: string, localAddress: string, claimed: string) {
  const form = await formRequest({ ...quote, message: `${localAddress} ${claimed}` });
  const headers = {
    accept: "application/json",
    ...form.headers,
    "content-length": form.payload.length,
    "x-forwarded-for": claimed,
  };
  return new Promise<number | undefined>((resolve, reject) => {
    const options = { method: "POST", localAddress, headers, agent: false };
    request(url + addresses.endpoint, options, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end(form.payload);
  });
}

test("limits count the address that Caddy sees, not the one that a visitor claims", async () => {
  const { port } = app.server.address() as AddressInfo;
  const { url, stop } = await startCaddy({ release, server: `127.0.0.1:${port}` });
  try {
    expect(await send(url, "127.0.0.1", "192.0.2.1")).toBe(200);
    expect(await send(url, "127.0.0.1", "192.0.2.2")).toBe(429);
    expect(await send(url, "127.0.0.2", "192.0.2.1")).toBe(200);
  } finally {
    await stop();
  }
});

test("Caddy prints nothing of a visitor where the server is gone, or ends in the middle of an answer", async () => {
  const { port } = brokenServer.address() as AddressInfo;
  for (const server of ["127.0.0.1:1", `127.0.0.1:${port}`]) {
    const { url, stop, printed } = await startCaddy({ release, server });
    try {
      const answer = await new Promise<number | undefined>((resolve, reject) => {
        const options = {
          localAddress: "127.0.0.77",
          agent: false,
          headers: {
            "user-agent": "Przegladarka/1.0",
            referer: "https://szukaj.example/?q=drzewo",
          },
        };
        const asked = request(`${url}/kontakt?email=jan@example.pl`, options, (response) => {
          response.on("error", () => undefined).resume();
          response.on("close", () => resolve(response.statusCode));
        });
        asked.on("error", reject).end();
      });
      expect([200, 404, 502]).toContain(answer);
    } finally {
      await stop();
    }
    expect(printed()).toContain("serving initial configuration");
    expect(printed()).not.toMatch(/127\.0\.0\.77|Przegladarka|szukaj|jan@|kontakt/);
  }
});
