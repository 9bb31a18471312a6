const PAUSE_IN_MS = 1000;

/**
 * Opens a page that was requested before Gatsby created it, for example by an editor who saves a
 * new entry and looks at once. Gatsby would keep showing the 404 page. Only for `gatsby develop`.
 * @param reload reloads the current address
 */
export async function awaitNewPage(reload = () => window.location.reload()): Promise<void> {
  if (await isMade()) return;
  do {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MS));
  } while (!(await isMade()));
  reload();
}

/** Gatsby serves the data of a page as soon as it knows the page. */
async function isMade(): Promise<boolean> {
  const path = window.location.pathname.replace(/^\/|\/$/g, "") || "index";
  const answer = await fetch(`/page-data/${path}/page-data.json`, { method: "HEAD" });
  return answer.ok;
}
