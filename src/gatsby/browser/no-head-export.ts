interface RenderedPage {
  pageComponent?: { Head?: unknown };
}

/**
 * Stands in the browser for Gatsby's code that renders a page's exported `Head`, which no page here has:
 * `layout/head` has all of them.
 * @throws Error when a page has one
 */
export function headHandlerForBrowser({ pageComponent }: RenderedPage): void {
  if (pageComponent?.Head) throw new Error("Use the component Head; an exported one is left out.");
}
