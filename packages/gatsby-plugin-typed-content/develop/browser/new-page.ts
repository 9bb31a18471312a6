import { isPageMade } from "@typed-site/utils";

const PAUSE_IN_MS = 1000;

/**
 * Opens a page that was requested before Gatsby created it, for example by an editor who saves a
 * new entry and looks at once. Gatsby would keep showing the 404 page. Only for `gatsby develop`.
 * @param reload reloads the current address
 */
export async function awaitNewPage(reload = () => window.location.reload()): Promise<void> {
  const isMade = () => isPageMade(window.location.pathname);
  if (await isMade()) return;
  do {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_IN_MS));
  } while (!(await isMade()));
  reload();
}
