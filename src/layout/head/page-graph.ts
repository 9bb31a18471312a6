import type * as schema from "schema-dts";
import { fullAddress, plainSpaces } from "@typed-site/utils";
import { picturesOf } from "../../components/photo/photo";
import { business, businessId } from "./business-node";
import type { PageDescription } from "./page-description";

/** Describes a page in schema.org's vocabulary, with nothing that visitors can't see. */
export function pageGraph(page: PageDescription): schema.Graph {
  const nodes: (schema.Thing | undefined)[] = [
    business(page),
    website(page),
    webPage(page),
    breadcrumb(page),
    service(page),
    faq(page),
    gallery(page),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": nodes.filter((node) => node !== undefined),
  };
}

const urlOf = ({ siteUrl, path }: PageDescription) => fullAddress(siteUrl, path);
const websiteId = ({ siteUrl }: PageDescription) => `${siteUrl}/#serwis`;
const serviceId = (page: PageDescription) => `${urlOf(page)}#usluga`;
const reference = (id: string) => ({ "@id": id });

function website(page: PageDescription): schema.WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId(page),
    name: page.company.brand,
    url: `${page.siteUrl}/`,
    inLanguage: "pl",
    publisher: reference(businessId(page)),
  };
}

function webPage(page: PageDescription): schema.WebPage {
  return {
    "@type": "WebPage",
    "@id": `${urlOf(page)}#strona`,
    url: urlOf(page),
    name: page.title,
    description: page.description,
    inLanguage: "pl",
    isPartOf: reference(websiteId(page)),
    about: reference(page.offer ? serviceId(page) : businessId(page)),
    primaryImageOfPage: {
      "@type": "ImageObject",
      contentUrl: page.picture,
    },
  };
}

function breadcrumb(page: PageDescription): schema.BreadcrumbList | undefined {
  if (!page.crumbs) return undefined;
  const crumbs = [{ label: page.homeLabel, href: "/" }, ...page.crumbs];
  return {
    "@type": "BreadcrumbList",
    "@id": `${urlOf(page)}#sciezka`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: plainSpaces(label),
      item: href === undefined ? urlOf(page) : fullAddress(page.siteUrl, href),
    })),
  };
}

/** What the page offers, and in which towns. */
function service(page: PageDescription): schema.Service | undefined {
  if (!page.offer) return undefined;
  return {
    "@type": "Service",
    "@id": serviceId(page),
    url: urlOf(page),
    name: plainSpaces(page.offer.name),
    description: page.description,
    provider: reference(businessId(page)),
    areaServed: page.offer.towns.map((name) => ({
      "@type": "City",
      name,
    })),
  };
}

function faq(page: PageDescription): schema.FAQPage | undefined {
  if (!page.questions?.length) return undefined;
  return {
    "@type": "FAQPage",
    "@id": `${urlOf(page)}#pytania`,
    mainEntity: page.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: plainSpaces(question),
      acceptedAnswer: {
        "@type": "Answer",
        text: plainSpaces(answer.plain),
      },
    })),
  };
}

function gallery(page: PageDescription): schema.ImageGallery | undefined {
  if (!page.photos?.length) return undefined;
  return {
    "@type": "ImageGallery",
    "@id": `${urlOf(page)}#zdjecia`,
    image: page.photos.map(({ src, alt, caption }) => ({
      "@type": "ImageObject",
      contentUrl: page.siteUrl + (picturesOf(src).largestJpeg ?? ""),
      caption: plainSpaces(caption),
      description: plainSpaces(alt),
      creator: reference(businessId(page)),
    })),
  };
}
