import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { CHALLENGE_HEADER, proofOf, SECRET_HEADER } from "gatsby-plugin-typed-content";
import { gatsbyPreview } from "./gatsby-preview";

test("what draws the pages knows which addresses are the site's and the editors', and no password", async () => {
  const folder = temporaryFolder();
  const before = process.env;
  process.env = {
    ...before,
    SITE_URL: "https://one.example",
    PRIVATE_ORIGINS: "https://redakcja.example",
    SMTP_URL: "smtp://name:password@relay.example",
  };
  const write = 'require("fs").writeFileSync("seen.json", JSON.stringify(process.env))';
  const preview = gatsbyPreview(() => [process.execPath, "-e", write], folder);
  await preview.draw(1, "secret").ended;
  process.env = before;
  const seen = JSON.parse(readFileSync(path.join(folder, "seen.json"), "utf8")) as object;
  expect(seen).toMatchObject({
    SITE_URL: "https://one.example",
    PRIVATE_ORIGINS: "https://redakcja.example",
  });
  expect(seen).not.toHaveProperty("SMTP_URL");
});

/** Asks whether pages can be had from a server. @returns the answer, and the secrets that the server has heard */
async function ask(answer: (asked: IncomingMessage) => string) {
  const heard: unknown[] = [];
  const server = createServer((asked, response) => {
    heard.push(asked.headers[SECRET_HEADER]);
    response.end(answer(asked));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const preview = gatsbyPreview(() => [process.execPath], ".");
  const isDrawn = await preview.isDrawn({ address: `http://127.0.0.1:${port}`, secret: "secret" });
  server.close();
  return { isDrawn, heard: heard.filter((secret) => secret !== undefined) };
}

test("whoever listens on the port without the secret is no preview, and does not get the secret", async () => {
  expect(await ask(() => "<h1>Mine</h1>")).toEqual({ isDrawn: false, heard: [] });
  const proven = await ask(({ headers }) => {
    const challenge = headers[CHALLENGE_HEADER];
    return typeof challenge === "string" ? proofOf("secret", challenge) : "<h1>Start</h1>";
  });
  expect(proven).toEqual({ isDrawn: true, heard: ["secret"] });
});
