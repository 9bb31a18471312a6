import path from "node:path";
import { required } from "../../utils";
import type { Definition } from "../definition";
import type { ModelRecord, PageHead } from "../model";
import { ContentRecords, photoAt } from "../read/records";
import { filesOf } from "./made-of";
import { type MadePage, pageEntries } from "./page-entries";

/** A photo of the content. */
export interface PagePhoto {
  /** Its absolute path. */
  file: string;
  alt: string;
}

/** A page of the site, whatever makes it. */
export interface SitePage {
  /** Decoded, NFC: `/gdańsk`. */
  path: string;
  /** Where search engines list its content; another path for a page that shows another's content. */
  canonical: string;
  /** Without the company's name. */
  title: string;
  description: string;
  headline: string;
  photo: PagePhoto;
  /** Files that its words and pictures come from, below `content/`. */
  sources: string[];
  /** Not listed by search engines: an error or a thank-you page. */
  noIndex: boolean;
  /** On the page of a service or a town: what is offered, and in which towns. */
  offer?: { name: string; towns: readonly string[] };
}

/**
 * All pages of a content without mistakes, in the order of their addresses.
 * @param folder where the content lies
 * @throws when a record that makes a page has no `seo` or no `headline`
 */
export function sitePages(
  definition: Definition,
  records: readonly ModelRecord[],
  folder: string,
): SitePage[] {
  const all = new ContentRecords(definition, records);
  const entries = pageEntries(definition, records);
  const home = required(
    entries.find((entry) => entry.path === "/"),
    "The home page",
  );
  const homePhoto = required(headOf(home, all).photo, "The home page's photo");
  return entries
    .map((entry): SitePage => {
      const { record, path: address, canonical = address, noIndex = false } = entry;
      const { photo: { place, alt } = homePhoto, ...head } = headOf(entry, all);
      const headline = all.text(head.headline);
      const offer = record.model.offer?.(record.data, all, headline);
      return {
        ...{ path: address, canonical, noIndex, ...head, headline },
        photo: { file: path.resolve(folder, place), alt },
        sources: [...new Set([...filesOf(record, all), place])],
        ...(offer && { offer: { ...offer, name: all.text(offer.name) } }),
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function headOf({ record, path: address }: MadePage, all: ContentRecords): PageHead {
  const { model, data, file } = record;
  if (model.head) return model.head(data, all, address);
  const content = data as unknown as HeadContent;
  const { headline, photo } = { ...content, ...content.hero };
  if (!content.seo || headline === undefined) {
    throw new Error(`${model.typeName} makes the page ${address}, but has no seo or no headline`);
  }
  return { ...content.seo, headline, photo: photo && photoAt(file, photo) };
}

/** The keys of a record that describe its page. */
interface HeadContent extends HeroContent {
  seo?: { title: string; description: string };
  hero?: HeroContent;
}

interface HeroContent {
  headline?: string;
  photo?: { src: string; alt: string };
}
