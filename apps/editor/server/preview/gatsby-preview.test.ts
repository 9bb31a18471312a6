import child_process from "node:child_process";
import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { temporaryFolder } from "@typed-site/test-support/site";
import { freePort } from "@typed-site/utils/node";
import {
  CHALLENGE_HEADER,
  proofOf,
  SECRET_HEADER,
  SECRET_VARIABLE,
} from "gatsby-plugin-typed-content";
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
  const secret = "the secret";
  const write = 'require("fs").writeFileSync("seen.json", JSON.stringify(process.env))';
  const preview = gatsbyPreview(() => [process.execPath, "-e", write], folder);
  await preview.draw(1, secret).ended;
  process.env = before;
  const seen = JSON.parse(readFileSync(path.join(folder, "seen.json"), "utf8")) as object;
  expect(seen).toMatchObject({
    SITE_URL: "https://one.example",
    PRIVATE_ORIGINS: "https://redakcja.example",
    [SECRET_VARIABLE]: secret,
    GATSBY_TELEMETRY_DISABLED: "1",
    // It would stay over a page.
    GATSBY_QUERY_ON_DEMAND_LOADING_INDICATOR: "false",
  });
  expect(seen).not.toHaveProperty("SMTP_URL");
});

/** A program that was started: how, and what it was told. */
function started() {
  const child = Object.assign(new EventEmitter(), { pid: 1234, kill: jest.fn() });
  const spawning = jest.spyOn(child_process, "spawn").mockReturnValue(child as never);
  const killing = jest.spyOn(process, "kill").mockReturnValue(true);
  const commandOf = (port: number): [string, ...string[]] => ["gatsby", "develop", `${port}`];
  const program = gatsbyPreview(commandOf, "/srv/site").draw(41_234, "secret");
  return { child, program, killing, how: spawning.mock.calls[0] };
}

test("a port of this machine is looked for, and whoever does not answer on it is asked anew after a while", async () => {
  const preview = gatsbyPreview(() => [process.execPath], ".");
  expect(preview.freePort).toBe(freePort);
  const asking = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("timeout"));
  const limits = jest.spyOn(AbortSignal, "timeout");
  expect(await preview.isDrawn({ address: "http://127.0.0.1:1", secret: "secret" })).toBe(false);
  expect(limits.mock.calls).toEqual([[15_000]]);
  expect(asking.mock.calls[0]?.[1]?.signal).toBe(limits.mock.results[0]?.value);
  jest.restoreAllMocks();
});

describe("the program that draws", () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  test("is started in the site's folder, in a group of its own, and ends with what has started it", () => {
    expect(started().how).toMatchObject([
      "gatsby",
      ["develop", "41234"],
      { cwd: "/srv/site", detached: true, stdio: ["pipe", "inherit", "inherit"] },
    ]);
  });

  test("has ten seconds to end before its whole group is killed", async () => {
    const { child, program, killing } = started();
    program.end();
    expect(child.kill).toHaveBeenCalledWith();
    jest.advanceTimersByTime(9_999);
    expect(killing).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(killing.mock.calls).toEqual([[-1234, "SIGKILL"]]);
    child.emit("exit");
    await program.ended;
  });

  test("is not killed once it has ended, nor where it could not be started", async () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => undefined);
    for (const event of ["exit", "error"]) {
      const { child, program, killing } = started();
      program.end();
      child.emit(event, new Error("ENOENT"));
      await program.ended;
      await Promise.resolve();
      jest.advanceTimersByTime(20_000);
      expect(killing).not.toHaveBeenCalled();
    }
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

/** Asks whether pages can be had from a server. @returns the answer, and the secrets that the server has heard */
async function ask(answer: (asked: IncomingMessage) => string, status = 200) {
  const heard: unknown[] = [];
  const server = createServer((asked, response) => {
    heard.push(asked.headers[SECRET_HEADER]);
    // A challenge is answered before there is a page.
    response.statusCode = asked.headers[SECRET_HEADER] ? status : 200;
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
  const prove = ({ headers }: IncomingMessage) => {
    const challenge = headers[CHALLENGE_HEADER];
    return typeof challenge === "string" ? proofOf("secret", challenge) : "<h1>Start</h1>";
  };
  expect(await ask(prove)).toEqual({ isDrawn: true, heard: ["secret"] });
  expect(await ask(prove, 503)).toEqual({ isDrawn: false, heard: ["secret"] });
});
