import type { HTMLElement } from "node-html-parser";
import type { SitePage } from "../../content-model";
import { fullAddress, sharePicturePath } from "../../utils";
import type { BuiltPage } from "../finish-pages";
import type { Site } from "../site";

/**
 * Compares a built page's head with the content: each tag must occur once, with the page's own
 * values. A page that belongs to no model must not be indexed.
 * @returns one line per error, beginning with the page's path
 */
export function checkHead(document: HTMLElement, { path, entry }: BuiltPage, site: Site): string[] {
  return headMistakes(document, entry, site).map((mistake) => `${path}: ${mistake}`);
}

function headMistakes(document: HTMLElement, page: SitePage | undefined, site: Site): string[] {
  const { url, company } = site;
  const values = (selector: string, attribute: string) =>
    document.querySelectorAll(`head ${selector}`).map((tag) => tag.getAttribute(attribute) ?? "");
  const meta = (name: string) =>
    values(`meta[name="${name}"], meta[property="${name}"]`, "content");
  const canonical = values('link[rel="canonical"]', "href");
  const titles = document.querySelectorAll("head title").map(({ text }) => text);
  const isListed = page !== undefined && !page.noIndex;
  const address = page && fullAddress(url, page.canonical);
  const picture = url + sharePicturePath(isListed ? page.canonical : "/");
  const metas = {
    description: page?.description,
    "og:title": page?.title,
    "og:description": page?.description,
    "og:url": address,
    "og:image": picture,
    "og:image:alt": page?.photo.alt,
    "twitter:title": page?.title,
    "twitter:description": page?.description,
    "twitter:image": picture,
    "twitter:image:alt": page?.photo.alt,
  };
  return [
    ...once("html lang", [document.querySelector("html")?.getAttribute("lang") ?? ""], "pl"),
    ...once("title", titles, page && `${page.title} | ${company.brand}`),
    ...Object.entries(metas).flatMap(([name, expected]) => once(name, meta(name), expected)),
    ...(isListed
      ? [...once("canonical", canonical, address), ...never("robots", meta("robots"))]
      : [...never("canonical", canonical), ...once("robots", meta("robots"), "noindex")]),
  ];
}

function once(tag: string, found: readonly string[], expected?: string): string[] {
  if (found.length !== 1) return [`${found.length} × ${tag}, expected 1`];
  if (!found[0]) return [`${tag} is empty`];
  if (expected === undefined || found[0] === expected) return [];
  return [`${tag} is “${found[0]}”, expected “${expected}”`];
}

const never = (tag: string, found: readonly string[]) =>
  found.length === 0 ? [] : [`${found.length} × ${tag}, expected none`];
