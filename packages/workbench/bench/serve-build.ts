import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer, readConfig } from "@typed-site/server";
import { chromiumFlags, findChromium } from "@typed-site/utils/node";
import { startCaddy } from "./programs";

const ORIGIN = "https://localhost:9401";

/**
 * Starts a browser, and serves the built site as visitors get it, with HTTP/2 and TLS, for as long
 * as a benchmark runs.
 * @param publicFolder the built site
 * @param run gets the browser, the address of the site and the browser's program
 */
export async function withServedBuild(
  publicFolder: string,
  run: (browser: Browser, origin: string, program: string) => Promise<void>,
): Promise<void> {
  const program = findChromium(chromium.executablePath()) ?? chromium.executablePath();
  const browser = await chromium.launch({
    executablePath: program,
    args: [...chromiumFlags, "--ignore-certificate-errors"],
  });
  const server = await createServer(path.resolve(publicFolder), readConfig({}), { logger: false });
  try {
    const url = await server.listen({ port: 0, host: "127.0.0.1" });
    const stopCaddy = await startCaddy(
      ORIGIN,
      `\ttls internal\n\treverse_proxy ${new URL(url).host}`,
    );
    await run(browser, ORIGIN, program).finally(stopCaddy);
  } finally {
    await browser.close();
    await server.close();
  }
}
