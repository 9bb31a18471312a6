import type { BuildArgs } from "gatsby";
import { required } from "../utils/required";
import { querySite } from "./site-pages-query";
import { queryWords } from "./site-words-query";

/** A photo of the content. */
export interface PagePhoto {
  /** Where it lies on this machine. */
  file: string;
  alt: string;
}

/** What GraphQL says of one page, whatever made it. */
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

/** The company as other services show it. */
export interface SiteCompany {
  brand: string;
  tagline: string;
  email: string;
  phones: readonly { label: string; number: string }[];
  regions: readonly string[];
  socials: readonly { url: string }[];
}

/** All that the files for search engines are made of. */
export interface Site {
  url: string;
  company: SiteCompany;
  pages: SitePage[];
  services: readonly { path: string; title: string; pitch: string }[];
  questions: readonly { slug: string; question: string; answer: string }[];
  /** The accessible name of every page's breadcrumb. */
  breadcrumbLabel: string;
  redirects: readonly { from: string; to: string }[];
}

/** A file as the query asks for it. */
interface PhotoData {
  readonly alt: string;
  readonly src: { readonly absolutePath: string; readonly relativePath: string };
}

interface PageData {
  path: string;
  canonical?: string;
  headline: string;
  seo: { readonly title: string; readonly description: string };
  photo: PhotoData;
  sources: (string | undefined)[];
  noIndex?: boolean;
  /** Of a service. */
  title?: string;
}

/**
 * Asks GraphQL for every page once.
 * @throws when the query fails or the site's address, company or home page is missing
 */
export async function readSite(graphql: BuildArgs["graphql"]): Promise<Site> {
  const data = answerOf(await querySite(graphql));
  const words = answerOf(await queryWords(graphql));
  const url = required(data.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl");
  const company = {
    ...required(data.company, "company"),
    ...required(words.company, "company"),
  };
  const { towns } = required(words.navigation, "navigation");
  const pages = pagesOf(data).map<SitePage>(
    ({ path, headline, canonical = path, seo, photo, sources, noIndex = false, title }) => ({
      ...{ path, headline, canonical, noIndex },
      offer: offerOf(path, headline, title, towns),
      title: seo.title,
      description: seo.description,
      photo: { file: photo.src.absolutePath, alt: photo.alt },
      sources: [
        ...new Set([...sources, photo.src.relativePath].filter((file) => file !== undefined)),
      ],
    }),
  );
  const services = data.allService.nodes.filter(({ path, canonical }) => path === canonical);
  return {
    ...{ url, company, pages, services },
    questions: words.allFaqItem.nodes.map((item) => ({ ...item, answer: item.answer.plain })),
    breadcrumbLabel: required(words.labels, "labels").breadcrumb,
    redirects: words.allRedirect.nodes,
  };
}

/** A service is offered in every town; a town's own page offers the services there. */
function offerOf(
  path: string,
  headline: string,
  service: string | undefined,
  towns: readonly { readonly name: string; readonly path: string }[],
): SitePage["offer"] {
  if (service !== undefined) return { name: service, towns: towns.map(({ name }) => name) };
  const town = towns.find((candidate) => candidate.path === path);
  return town && { name: headline, towns: [town.name] };
}

function answerOf<Data>({ data, errors }: { data?: Data; errors?: unknown }): Data {
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}

function pagesOf(data: Queries.SitePagesQuery): PageData[] {
  const home = required(data.homePage, "homePage");
  const about = required(data.aboutPage, "aboutPage");
  const contact = required(data.contactPage, "contactPage");
  const notFound = required(data.notFoundPage, "notFoundPage");
  const townPage = required(data.townPage, "townPage");
  const navigation = required(data.navigation, "navigation");
  const { photo } = home.hero;
  return [
    {
      ...{ path: "/", headline: home.hero.headline, seo: home.seo, photo },
      sources: [
        "pages/home.yaml",
        "faq.yaml",
        ...workOf(home.portfolio.gallery, home.transformation),
      ],
    },
    { ...about.hero, path: "/o-nas", seo: about.seo, sources: ["pages/o-nas.yaml"] },
    { ...contact.hero, path: "/kontakt", seo: contact.seo, sources: ["pages/kontakt.yaml"] },
    {
      ...{ path: "/404", headline: notFound.headline, seo: notFound.seo, photo },
      ...{ sources: ["pages/404.yaml"], noIndex: true },
    },
    ...data.allService.nodes.map(({ gallery, transformation, parent, ...service }) => ({
      ...service,
      sources: [placeOf(parent), ...workOf(gallery, transformation)],
    })),
    ...navigation.towns.map(({ parent, ...town }) => ({
      ...town,
      photo: townPage.photo,
      sources: [placeOf(parent), "pages/town.yaml"],
    })),
    ...data.allLegalPage.nodes.map(({ parent, ...legal }) => ({
      ...legal,
      photo,
      sources: [placeOf(parent)],
    })),
  ];
}

type Work = { readonly parent: object | null } | null;

/** A gallery's and a comparison's own file with all photos in it. */
function workOf(
  gallery: (Work & { readonly photos: readonly { readonly src: PhotoPlace }[] }) | null,
  transformation:
    | (Work & { readonly pairs: readonly { readonly before: Placed; readonly after: Placed }[] })
    | null,
): (string | undefined)[] {
  const photos = [
    ...(gallery?.photos ?? []),
    ...(transformation?.pairs ?? []).flatMap(({ before, after }) => [before, after]),
  ];
  return [
    ...[placeOf(gallery?.parent), placeOf(transformation?.parent)],
    ...photos.map(({ src }) => src.relativePath),
  ];
}

interface PhotoPlace {
  readonly relativePath: string;
}

interface Placed {
  readonly src: PhotoPlace;
}

/** The query asks for `relativePath` where the parent is a file, and a content node's parent is. */
const placeOf = (parent?: object | null) =>
  (parent as { relativePath?: string } | null | undefined)?.relativePath;
