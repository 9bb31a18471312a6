import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../../e2e/support/chromium";
import { readConfig } from "../../server/config";
import { createServer } from "../../server/server";

/**
 * The folders of the built sites that a benchmark compares, by what it calls them: the project's own
 * and, beside it, the one that the command names.
 */
export function builtSites(): Record<string, string> {
  const [, , other] = process.argv;
  return {
    "this build": path.resolve("public"),
    ...(other && { "the other build": path.resolve(other) }),
  };
}

/**
 * Serves built sites as `npm start` does and starts a browser, for as long as a benchmark runs.
 * @param run gets the sites' addresses without a trailing slash
 */
export async function withServedSites(
  folders: readonly string[],
  run: (browser: Browser, addresses: string[]) => Promise<void>,
  furtherFlags: readonly string[] = [],
): Promise<void> {
  const servers = await Promise.all(
    folders.map((publicFolder) => createServer(readConfig({}), { publicFolder, logger: false })),
  );
  const args = [...chromiumFlags, ...furtherFlags];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const listening = servers.map((server) => server.listen({ port: 0, host: "127.0.0.1" }));
    await run(browser, await Promise.all(listening));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** Measures several things a few times, in turn, so that all meet the same load; gives each one's results. */
export async function inTurn<Thing, Result>(
  rounds: number,
  things: readonly Thing[],
  measure: (thing: Thing) => Promise<Result>,
): Promise<Result[][]> {
  const results: Result[][] = things.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, thing] of things.entries()) results[index]?.push(await measure(thing));
  }
  return results;
}
