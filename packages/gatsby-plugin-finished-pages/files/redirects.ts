import { pathOf, plainLetters } from "@typed-site/utils";
import type { Site } from "../site";

/**
 * The `_redirects` file for static hosts (Netlify's format, which Cloudflare Pages and others
 * share): the content's redirects, and alternative spellings of addresses with Polish letters,
 * which a static host can't derive. The project's own server knows more spellings.
 */
export function redirectsFile(moved: Site["redirects"], pages: readonly string[]): string {
  const lines = [...moved, ...spellings(pages)].map(
    ({ from, to }) => `${encodedFrom(from)} ${encodeURI(to)} 301`,
  );
  return `${[...new Set(lines)].join("\n")}\n`;
}

/** An old address, encoded once however it was written, with codes for what hosts read otherwise (`*`, `:`, `?`). */
const encodedFrom = (from: string) =>
  encodeURI(pathOf(from) ?? from).replace(
    /[*:;$'?#]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Spellings without diacritics, decomposed (NFD, Unicode Annex 15), capitalised and in capitals; those that differ from the address. */
function spellings(pages: readonly string[]): Site["redirects"] {
  const taken = new Set(pages);
  return pages.flatMap((page) => {
    const plain = plainLetters(page);
    if (plain === page) return [];
    const upper = page.toUpperCase();
    return [plain, page.normalize("NFD"), capitalised(page), capitalised(plain), upper]
      .filter((spelling) => !taken.has(spelling))
      .map((spelling) => ({ from: spelling, to: page }));
  });
}

/** Capitalises each word: `/pruszcz-gdański` → `/Pruszcz-Gdański`. */
function capitalised(path: string): string {
  return path.replace(/(?<=[/-])\p{L}/gu, (letter) => letter.toUpperCase());
}
