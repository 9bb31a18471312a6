import path from "node:path";
import ipaddr from "ipaddr.js";
import { emailAddress, pathOf, slug, typedTelHref, withoutAnchor } from "@typed-site/utils";
import type { Definition } from "../../definition";
import { addressOfPdf, placeOfPdf } from "../../files/site-pdfs";
import { PAGE } from "../../model";
import { withoutTracking } from "../../tracking";
import type { Message } from "../message";
import { nearest, nearestAddress } from "../nearest";
import type { CheckedContent } from "./rule";

/** What links may lead to. */
export interface Targets {
  definition: Definition;
  /** By address. */
  pages: ReadonlySet<string>;
  pdfs: ReadonlySet<string>;
}

/** What the links of a content may lead to. */
export const targetsOf = ({ definition, known, pdfs }: CheckedContent): Targets => ({
  definition,
  pages: known.get(PAGE) ?? new Set(),
  pdfs: new Set([...pdfs.keys()].flatMap((file) => addressOfPdf(definition, file) ?? [])),
});

/** What is wrong with a link in a text. */
export function linkMessage(link: string, targets: Targets): Message | undefined {
  const [, scheme, rest = ""] = /^(mailto|tel):(.*)$/is.exec(link) ?? [];
  if (scheme !== undefined) return contactMessage(link, scheme, rest);
  if (link.startsWith("#")) return undefined;
  const url = urlOf(link);
  if (url) return hostMessage(link, url, targets);
  if (/^[a-z][a-z0-9+.-]*:/i.test(link)) return { code: "unsafeLink", params: { link } };
  return addressMessage(link, withoutAnchor(link), targets);
}

/** What is wrong with an address in a field that takes pages of the site only, where it names a host. */
export function pageLinkMessage(link: string, { definition }: Targets): Message | undefined {
  const url = urlOf(link.startsWith("www.") ? `https://${link}` : link);
  if (!url) return undefined;
  const right = addressIn(url);
  if (isOfEditors(url, definition)) return { code: "ownMachine", params: { link, right } };
  const params = { link, right: isOfSite(url, definition) ? right : undefined };
  return { code: "leadsOutside", params };
}

/** What is wrong with a link to a mailbox or a phone number: there is none in it, or its beginning is there twice. */
function contactMessage(link: string, scheme: string, rest: string): Message | undefined {
  const [written = ""] = decoded(rest).split("?");
  if (/^\{\w+\}$/.test(written)) return undefined;
  const isMail = scheme.toLowerCase() === "mailto";
  const email = emailAddress(written);
  const isWhole = isMail
    ? email?.toLowerCase() === written.toLowerCase()
    : /^\+?[\d().-]{3,20}$/.test(written);
  if (isWhole && scheme === scheme.toLowerCase()) return undefined;
  const right = isMail ? email && `mailto:${email}` : typedTelHref(written);
  return { code: "wrongContact", params: { link, right } };
}

function hostMessage(link: string, url: URL, targets: Targets): Message | undefined {
  const { definition, pages, pdfs } = targets;
  const address = addressIn(url);
  if (isOfEditors(url, definition)) return { code: "ownMachine", params: { link, right: address } };
  if (url.username !== "") {
    const { username, password, host } = url;
    const name = username === "mailto" ? password : username;
    return { code: "mailAsLink", params: { link, right: `mailto:${name}@${host}` } };
  }
  if (isOfSite(url, definition)) return addressMessage(link, withoutAnchor(address), targets);
  const right = withoutTracking(link);
  if (right !== link) return { code: "trackedLink", params: { link, right } };
  // `//firma.pl` has to say how to go there.
  if (/^https?:/i.test(link) || pages.has(link) || pdfs.has(link)) return undefined;
  return { code: "lostLink", params: { link, whole: completed(link) } };
}

/** A link with the beginning that it lacks; undefined where it lacks none. */
function completed(link: string): string | undefined {
  if (/^[^/@\s]+@[^/@\s]+$/.test(link)) return `mailto:${link}`;
  const [, host] = /^(?:\/\/)?((?:www\.|(?<=^\/\/)).+)/.exec(link) ?? [];
  return host && `https://${host}`;
}

/** What is wrong with an address of the site: its page or its file is not there. */
function addressMessage(
  link: string,
  address: string,
  { definition, pages, pdfs }: Targets,
): Message | undefined {
  if (pages.has(address) || pdfs.has(address)) return undefined;
  const { name, ext } = path.posix.parse(address);
  const isFile = placeOfPdf(definition, address) !== undefined || /^\.[a-z]{3,4}$/i.test(ext);
  if (!isFile || definition.filesAddress === undefined) {
    const guess = nearestAddress(address, pages);
    return { code: "lostLink", params: { link, guess, whole: completed(link) } };
  }
  const right = `${definition.filesAddress}/${slug(name)}.pdf`;
  return { code: "lostPdf", params: { link, right, guess: nearest(address, pdfs) } };
}

/** A link that names a host, also without `https:`, and with a port without `http://`. */
function urlOf(link: string): URL | undefined {
  const whole = link
    .replace(/^(?=\/\/)/, "https:")
    .replace(/^(?=[a-z][a-z0-9.-]*:\d{2,5}(?:\/|$))/i, "http://");
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole) : undefined;
}

/** The address within a site, decoded. */
const addressIn = ({ pathname, hash }: URL) =>
  decoded(pathname) + hash.slice(0, 1) + decoded(hash.slice(1));

const decoded = (part: string) => pathOf(part) ?? part;

/** Whether a host can be reached from the editor's computer or its network only, or is one of the site's private origins. */
function isOfEditors({ hostname, host }: URL, { privateOrigins = [] }: Definition): boolean {
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (ipaddr.isValid(bare)) return ipaddr.process(bare).range() !== "unicast";
  const isLocal = !hostname.includes(".") || /\.(?:local|localhost|lan)$/.test(hostname);
  return isLocal || privateOrigins.some((origin) => host === new URL(origin).host);
}

const isOfSite = ({ host }: URL, { siteUrl }: Definition) =>
  siteUrl !== undefined && withoutWww(host) === withoutWww(new URL(siteUrl).host);

const withoutWww = (host: string) => host.replace(/^www\./, "");
