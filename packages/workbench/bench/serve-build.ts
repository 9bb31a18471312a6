import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer, readConfig } from "../../server";
import { chromiumFlags, findChromium } from "../../utils/node";
import { startCaddy } from "./programs";

/** The browser's port for Lighthouse. */
export const debuggingPort = 9333;

const ORIGIN = "https://localhost:9401";

/**
 * Starts a browser, and serves the built site as visitors get it, with HTTP/2 and TLS, for as long
 * as a benchmark runs.
 */
export async function withServedBuild(
  run: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: [
      ...chromiumFlags,
      `--remote-debugging-port=${debuggingPort}`,
      "--ignore-certificate-errors",
    ],
  });
  const server = await createServer(readConfig({}), {
    publicFolder: path.resolve("public"),
    logger: false,
  });
  try {
    const url = await server.listen({ port: 0, host: "127.0.0.1" });
    const stopCaddy = await startCaddy(
      ORIGIN,
      `\ttls internal\n\treverse_proxy ${new URL(url).host}`,
    );
    await run(browser, ORIGIN).finally(stopCaddy);
  } finally {
    await browser.close();
    await server.close();
  }
}
