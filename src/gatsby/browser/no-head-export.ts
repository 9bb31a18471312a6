interface RenderedPage {
  pageComponent?: { Head?: unknown };
}

/**
 * Replaces, in the browser, Gatsby's code that renders a page's exported `Head`. No page here
 * exports one, because `layout/head` renders all head tags.
 * @throws Error when a page exports one
 */
export function headHandlerForBrowser({ pageComponent }: RenderedPage): void {
  if (pageComponent?.Head) throw new Error("Use the component Head; an exported one is left out.");
}
