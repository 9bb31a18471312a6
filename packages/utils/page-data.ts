/** Milliseconds after which a page is no longer waited for: while pages are made it may be forgotten who waits. */
const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Whether Gatsby knows a page; in a browser that shows the site or what is served with it. Its development server has
 * the data of a page as soon as it is made.
 */
export async function isPageMade(page: string): Promise<boolean> {
  const name = page.replace(/^\/|\/$/g, "") || "index";
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await fetch(`/page-data/${name}/page-data.json`, { signal }).catch(
    () => undefined,
  );
  return answer?.ok ?? false;
}
