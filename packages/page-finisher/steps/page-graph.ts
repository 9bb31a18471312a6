import type { HTMLElement } from "node-html-parser";
import type * as schema from "schema-dts";
import type { SitePage } from "../../content-model";
import { fullAddress, sharePicturePath } from "../../utils";
import { plainSpaces } from "../plain-spaces";
import type { Site } from "../site";
import { business, businessId } from "./business-node";
import { readBreadcrumb, readImages } from "./read-content";

/** Describes a page in schema.org's vocabulary, with nothing that visitors can't see. */
export function pageGraph(site: Site, page: SitePage, document: HTMLElement): schema.Graph {
  const url = fullAddress(site.url, page.canonical);
  const nodes: (schema.Thing | undefined)[] = [
    business(site, document),
    website(site),
    webPage(site, page, url),
    breadcrumb(site, url, document),
    service(site, page, url),
    faq(site, url, document),
    gallery(site, url, document),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": nodes.filter((node) => node !== undefined),
  };
}

const websiteId = (site: Site) => `${site.url}/#serwis`;
const ref = (id: string) => ({ "@id": id });

function website(site: Site): schema.WebSite {
  return {
    ...{ "@type": "WebSite", "@id": websiteId(site) },
    ...{ name: site.company.brand, url: `${site.url}/`, inLanguage: "pl" },
    publisher: ref(businessId(site.url)),
  };
}

function webPage(site: Site, page: SitePage, url: string): schema.WebPage {
  return {
    ...{ "@type": "WebPage", "@id": `${url}#strona`, url },
    ...{ name: page.title, description: page.description, inLanguage: "pl" },
    isPartOf: ref(websiteId(site)),
    about: ref(page.offer ? `${url}#usluga` : businessId(site.url)),
    primaryImageOfPage: {
      "@type": "ImageObject",
      contentUrl: site.url + sharePicturePath(page.canonical),
    },
  };
}

function breadcrumb(
  site: Site,
  url: string,
  document: HTMLElement,
): schema.BreadcrumbList | undefined {
  const crumbs = readBreadcrumb(document, site.breadcrumbLabel);
  if (crumbs.length === 0) return undefined;
  return {
    ...{ "@type": "BreadcrumbList", "@id": `${url}#sciezka` },
    itemListElement: crumbs.map(({ label, href }, index) => ({
      ...{ "@type": "ListItem", position: index + 1, name: plainSpaces(label) },
      item: href === undefined ? url : new URL(href, site.url).href,
    })),
  };
}

/** What the page offers, and in which towns. */
function service(site: Site, page: SitePage, url: string): schema.Service | undefined {
  if (!page.offer) return undefined;
  return {
    ...{ "@type": "Service", "@id": `${url}#usluga`, url },
    ...{ name: plainSpaces(page.offer.name), description: page.description },
    provider: ref(businessId(site.url)),
    areaServed: page.offer.towns.map((name) => ({ "@type": "City", name })),
  };
}

/** Questions and answers, if the page shows all of them. */
function faq({ questions }: Site, url: string, document: HTMLElement): schema.FAQPage | undefined {
  const shown = new Set(document.querySelectorAll("details[id]").map(({ id }) => id));
  const isShown = questions.every(({ id }) => shown.has(id));
  if (!isShown || questions.length === 0) return undefined;
  return {
    ...{ "@type": "FAQPage", "@id": `${url}#pytania` },
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: plainSpaces(question),
      acceptedAnswer: { "@type": "Answer", text: plainSpaces(answer) },
    })),
  };
}

function gallery(site: Site, url: string, document: HTMLElement): schema.ImageGallery | undefined {
  const images = readImages(document);
  if (images.length === 0) return undefined;
  return {
    ...{ "@type": "ImageGallery", "@id": `${url}#zdjecia` },
    image: images.map(({ src, alt, caption }) => ({
      "@type": "ImageObject",
      contentUrl: site.url + src,
      caption: plainSpaces(caption),
      description: plainSpaces(alt),
      creator: ref(businessId(site.url)),
    })),
  };
}
