const PAUSE_IN_MS = 1000;

/**
 * Opens a page that was asked for before Gatsby had made it, as an editor does who saves a new entry
 * and looks at once: the page that is shown instead doesn't go away by itself. Only for `gatsby develop`.
 * @param reload loads the present address again
 */
export async function awaitNewPage(reload = () => window.location.reload()): Promise<void> {
  if (await isMade()) return;
  do {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MS));
  } while (!(await isMade()));
  reload();
}

/** Gatsby answers for the data of a page as soon as it knows the page. */
async function isMade(): Promise<boolean> {
  const path = window.location.pathname.replace(/^\/|\/$/g, "") || "index";
  const answer = await fetch(`/page-data/${path}/page-data.json`, { method: "HEAD" });
  return answer.ok;
}
