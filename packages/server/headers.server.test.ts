import { Writable } from "node:stream";
import { folderWith, smallSite } from "@typed-site/test-support/site";
import { contentTypes, readBuiltSite, securityHeaders } from "gatsby-plugin-finished-pages/headers";
import { readConfig } from "./config";
import { createServer, timeouts } from "./server";
import { createSmallServer, textPlugIn } from "./server.fixture";

it("sends the security headers with every answer", async () => {
  const folder = folderWith(smallSite);
  const app = await createServer(folder, readConfig({}), { logger: false });
  const headers = securityHeaders(readBuiltSite(folder).facts, false);
  for (const address of ["/", "/nowhere", "/414"]) {
    expect((await app.inject(address)).headers).toMatchObject(headers);
  }
});

it("answers with what the operator has set", async () => {
  const headersOf = async (variables: Record<string, string>) => {
    const app = await createServer(folderWith(smallSite), readConfig(variables), { logger: false });
    return (await app.inject("/")).headers["strict-transport-security"];
  };
  expect(await headersOf({ HSTS_SUBDOMAINS: "1" })).toContain("includeSubDomains");
  expect(await headersOf({})).not.toContain("includeSubDomains");
});

it("logs no visitor: neither addresses nor what they ask for", async () => {
  let logged = "";
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logged += line.toString();
      done();
    },
  });
  const app = await createSmallServer({ logger: { level: "info", stream } });
  await app.inject({ url: "/nowhere?name=Jan", remoteAddress: "192.0.2.7" });
  app.log.info("something else");
  expect(logged).toContain("something else");
  expect(logged).not.toMatch(/192\.0\.2\.7|nowhere/);
});

it("gives clients the times that it is told, and a body none but its least rate", async () => {
  const { server } = await createSmallServer({ timeouts: { head: 3000, silence: 5000 } });
  // Of a server that is told nothing.
  expect(timeouts).toMatchObject({ head: 15_000, silence: 120_000 });
  expect(server).toMatchObject({
    headersTimeout: 3000,
    timeout: 5000,
    keepAliveTimeout: timeouts.idle,
    requestTimeout: 0,
  });
});

it("takes no more than 16 kB where a route allows no more", async () => {
  const app = await createSmallServer({}, textPlugIn);
  const send = async (length: number) => {
    const headers = { "content-type": "text/plain" };
    const payload = "x".repeat(length);
    return (await app.inject({ method: "POST", url: "/text", headers, payload })).statusCode;
  };
  expect([await send(16_384), await send(16_385)]).toEqual([200, 413]);
});

test.each(Object.entries(contentTypes))(
  "a file .%s is of the type that Caddy names, %s",
  async (ending, type) => {
    const publicFolder = folderWith({ ...smallSite, [`a.${ending}`]: "a" });
    const app = await createSmallServer({ publicFolder });
    expect((await app.inject(`/a.${ending}`)).headers["content-type"]).toBe(type);
  },
);
