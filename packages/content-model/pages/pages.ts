import path from "node:path";
import { required } from "../../utils";
import type { Definition } from "../definition";
import type { ModelRecord, PageHead, Records, RecordSource } from "../model";
import { photoAt, recordsByName } from "../read/records";
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
  const all = recordsByName(definition, records);
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
        ...head,
        path: address,
        canonical,
        noIndex,
        headline,
        photo: { file: path.resolve(folder, place), alt },
        sources: [...new Set([...filesOf(record, all), place])],
        ...(offer && { offer: { ...offer, name: all.text(offer.name) } }),
      };
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function headOf({ record, path: address }: MadePage, all: Records) {
  const { model, data } = record;
  const { photoOf, ...head } = model.head?.(data, all, address) ?? ownHead(record, address);
  const { photo } = heroOf(photoOf);
  return { ...head, photo: photoOf && photo && photoAt(photoOf.file, photo) };
}

function ownHead(record: ModelRecord, address: string): PageHead {
  const { seo } = record.data as { seo?: { title: string; description: string } };
  const { headline } = heroOf(record);
  if (!seo || headline === undefined) {
    const { typeName } = record.model;
    throw new Error(`${typeName} makes the page ${address}, but has no seo or no headline`);
  }
  return { ...seo, headline, photoOf: record };
}

interface HeroContent {
  headline?: string;
  photo?: { src: string; alt: string };
}

/** What opens the page of a record. */
function heroOf(record: RecordSource | undefined): HeroContent {
  const content = record?.data as (HeroContent & { hero?: HeroContent }) | undefined;
  return { ...content, ...content?.hero };
}
