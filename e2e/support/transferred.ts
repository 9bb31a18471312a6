import type { Page, Request } from "@playwright/test";

/** Bytes transferred by type of resource: bodies only, compressed. */
export type Transferred = Record<"html" | "script" | "font" | "image" | "data" | "all", number>;

/** The sums, and one line for each request: bytes and address. */
export type CountedTransfers = Transferred & { requests: string[] };

const kinds: Partial<Record<string, keyof Transferred>> = {
  document: "html",
  script: "script",
  font: "font",
  image: "image",
};

/**
 * Counts a page's transfers from now on.
 * @param except addresses to leave out
 * @returns a function for the transfers so far
 */
export function countTransfers(
  page: Page,
  { except }: { except?: RegExp } = {},
): () => Promise<CountedTransfers> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => {
    if (!except?.test(request.url())) requests.push(request);
  });
  return async () => {
    const sums = { html: 0, script: 0, font: 0, image: 0, data: 0, all: 0 };
    const lines: string[] = [];
    for (const request of requests) {
      const { responseBodySize } = await request.sizes();
      sums[kinds[request.resourceType()] ?? "data"] += responseBodySize;
      sums.all += responseBodySize;
      lines.push(`${responseBodySize} ${decodeURI(new URL(request.url()).pathname)}`);
    }
    return { ...sums, requests: lines };
  };
}
