import { decodeHtml } from "../steps/read-head";

/** An entry of the visible breadcrumb. */
export interface Crumb {
  label: string;
  /** As in the page, `/ogrodzenia`; none for the page itself. */
  href?: string;
}

/** A captioned photograph of a gallery. */
export interface PageImage {
  src: string;
  alt: string;
  caption: string;
}

const words = (html: string) => decodeHtml(html.replace(/<[^<>]+>/g, "")).trim();

/**
 * The way to a page as its breadcrumb shows it, from the home page down.
 * @param label the accessible name of the breadcrumb
 * @returns empty where the page has none
 */
export function readBreadcrumb(html: string, label: string): Crumb[] {
  const nav = [...html.matchAll(/<nav\b([^>]*)>([^]*?)<\/nav>/g)].find(([, attributes = ""]) =>
    decodeHtml(attributes).includes(`aria-label="${label}"`),
  );
  return [...(nav?.[2] ?? "").matchAll(/<li\b[^>]*>([^]*?)<\/li>/g)].map(([, item = ""]) => {
    const href = /<a\b[^>]*\shref="([^"]*)"/.exec(item)?.[1];
    return { label: words(item), ...(href !== undefined && { href: decodeHtml(href) }) };
  });
}

/** Every photograph that stands with a caption in a page's main part. */
export function readImages(html: string): PageImage[] {
  const main = /<main\b[^]*<\/main>/.exec(html)?.[0] ?? "";
  return [...main.matchAll(/<figure\b[^>]*>([^]*?)<\/figure>/g)].flatMap(([, figure = ""]) => {
    const images = [...figure.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag);
    const caption = /<figcaption\b[^>]*>([^]*?)<\/figcaption>/.exec(figure)?.[1];
    const src = /\ssrc="(\/static\/[^"]+)"/.exec(images[0] ?? "")?.[1];
    const alt = /\salt="([^"]*)"/.exec(images[0] ?? "")?.[1];
    if (images.length !== 1 || !caption || !src) return [];
    return [{ src: decodeHtml(src), alt: decodeHtml(alt ?? ""), caption: words(caption) }];
  });
}
