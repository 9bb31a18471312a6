import type { Page } from "@playwright/test";
import { isOfFont, isPreloadWarning } from "./helpers";

/**
 * Collects everything that goes wrong while a page is open: warnings and errors of the console and
 * of scripts, refused or failed requests, and requests to other hosts. Call before `goto`.
 * @param expected what is in the addresses that may answer with an error, such as those of a page that there is not
 */
export function watchFaults(page: Page, expected = ""): string[] {
  const faults: string[] = [];
  const isExpected = (url: string) => expected !== "" && url.includes(expected);
  page.on("console", (message) => {
    const isFault = ["error", "warning"].includes(message.type());
    // Fonts are blocked by some tests; one that is missing is seen by its answer, below.
    if (!isFault || isPreloadWarning(message) || isOfFont(message)) return;
    if (!isExpected(message.location().url)) faults.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // ERR_ABORTED: what is fetched ahead is given up when the visitor goes on to the next page.
    // ERR_FAILED is the test's own abort.
    if (!["net::ERR_ABORTED", "net::ERR_FAILED"].includes(reason)) {
      faults.push(`failed: ${request.url()} (${reason})`);
    }
  });
  page.on("request", (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && hostname !== "localhost") {
      faults.push(`other host: ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isExpected(response.url())) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  return faults;
}
