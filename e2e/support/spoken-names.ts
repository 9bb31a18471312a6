import type { Page } from "@playwright/test";

/** What a screen reader or voice control is told otherwise than people read it, one line each. */
export async function strangeNames(page: Page): Promise<string[]> {
  const { texts, addresses, claimed } = await page.evaluate(() => {
    const written: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) written.push(walk.currentNode.nodeValue?.trim() ?? "");
    const mails = [...document.querySelectorAll<HTMLElement>('a[href^="mailto:"]')];
    return {
      texts: written,
      addresses: mails
        .filter((link) => link.checkVisibility())
        .map(({ textContent }) => textContent),
      claimed: [...document.querySelectorAll("summary[aria-expanded]")].map(
        ({ textContent }) => `a summary claims a state of its own: ${textContent}`,
      ),
    };
  });
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const told = nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({
      role: String(role?.value),
      name: String(name?.value ?? "").trim(),
    }));
  const isSign = (name: string) => name !== "" && !/[\p{L}\p{N}]/u.test(name);
  const signs = told
    .filter(({ role, name }) => role === "StaticText" && isSign(name) && !texts.includes(name))
    .map(({ name }) => `a sign of the style sheet is read: ${name}`);
  const links = told.filter(({ role }) => role === "link").map(({ name }) => name);
  const broken = addresses
    .filter((text) => text !== null && !/\s/.test(text.trim()) && !links.includes(text.trim()))
    .map((text) => `no link is called ${text}`);
  return [...signs, ...broken, ...claimed];
}
