import path from "node:path";
import { addressOfFile, addressOfName, nameOfFile } from "@typed-site/utils";
import { readContent } from "gatsby-plugin-typed-content";
import type { Company } from "../../../src/hooks/use-company";
import type { Labels } from "../../../src/hooks/use-labels";
import type { FellingContent } from "../../../src/models/felling/felling-rules";
import { STRIP_LENGTH } from "../../../src/models/navigation";
import { inOrder } from "../../../src/models/towns/in-order";

/*
 * The content of the built site, for tests of that site: they must hold for any content that `npm
 * run check:content` accepts, not only for today's words and numbers.
 */

interface Link {
  label: string;
  address: string;
}

/** The fields of a service by which tests choose its page. */
export interface ServiceContent {
  path: string;
  title: string;
  opening?: "form" | "comparisons" | "services";
  sections: readonly { heading: string }[];
  season: { periods: readonly { from: string; quality: string }[] };
  gallery?: string;
  transformation?: string;
}

interface FormsContent {
  messages: { sending: string; errorTitle: string; withoutPhotos: string };
  errors: {
    email: { invalid: string };
    phone: { invalid: string };
    consent: { missing: string };
    photos: Record<"missing" | "tooMany" | "wrongType", string>;
  };
  problems: Record<"failed" | "tooMany", { heading: string }>;
  extras: { locate: Queries.LocateFragment; photos: { words: Queries.PhotosWordsFragment } };
}

const files = readContent(path.resolve("content"));

/** The data of one content file. */
function read<Content>(file: string): Content {
  const { data } = files.find((candidate) => candidate.file === file) ?? {};
  if (data === undefined) throw new Error(`content/${file} cannot be read`);
  return data as Content;
}

/** The data of a folder's files, each with its path. */
const folder = <Content>(name: string) =>
  files
    .filter(({ file }) => file.startsWith(`${name}/`))
    .map(({ file, data }) => ({ file, ...(data as Content) }));

export const labels = read<Labels>("labels.yaml");
export const company = read<Company>("company.yaml");
export const forms = read<FormsContent>("forms.yaml");
export const notices = read<{ text: string; first: string; last: string }[]>("notices.yaml");
export const questions = read<{ slug: string }[]>("faq.yaml");
export const redirects = read<{ from: string; to: string }[]>("redirects.yaml");
export const fellingRules = read<FellingContent>("felling-rules.yaml");
export const fellingGuide = read<{
  nesting: { seasons: { from: string; to: string }[] };
  letter: Queries.FellingLetterWordsFragment["letter"];
}>("pages/czy-potrzebne-zezwolenie.yaml");
export const notFound = read<{ headline: string; links: Link[] }>("pages/404.yaml");
export const notSent = read<{ headline: string }>("pages/nie-wyslano.yaml");
export const home = read<{
  services: { cards: string[] };
  transformation: string;
}>("pages/home.yaml");
export const { season: seasonWords } = read<{
  season: { now: string };
}>("pages/service.yaml");
export const navigation = read<{
  header: { label: string; overview: string; items: string[] }[];
  links: Link[];
  legal: string[];
  towns: string[];
}>("navigation.yaml");

/** The formatted number for advice and quotes. */
export const { number: phone } = company.quotesPhone;

const townFiles = folder<{ name: string; locative: string; office: { name: string } }>("towns");

/** The town pages. */
export const towns = inOrder(
  navigation.towns,
  townFiles.map(({ name }) => name),
).map((name) => {
  const { locative = "", office } = townFiles.find((town) => town.name === name) ?? {};
  return { name, path: addressOfName(name), locative, office: office?.name ?? "" };
});

export const services: readonly ServiceContent[] = folder<ServiceContent>("services").map(
  (service) => ({ ...service, path: addressOfFile(service.file) }),
);

interface GalleryPhoto {
  src: string;
  alt: string;
}

const galleries = new Map(
  folder<{ photos: readonly GalleryPhoto[] }>("galleries").map(({ file, photos }) => [
    nameOfFile(file),
    photos,
  ]),
);
const comparisons = new Map(
  folder<{ pairs: object[]; height?: number }>("transformations").map(
    ({ file, pairs, height = 300 }) => [nameOfFile(file), { pairs: pairs.length, height }],
  ),
);

/** Pages with comparisons, each with the number of pairs and their height in pixels. */
export const comparisonPages = [{ path: "/", ...home }, ...services].flatMap(
  ({ path: address, transformation }) => {
    const found = transformation === undefined ? undefined : comparisons.get(transformation);
    return found ? [{ path: address, ...found }] : [];
  },
);

const servicesByMost = (count: (service: ServiceContent) => number) =>
  [...services].sort((one, other) => count(other) - count(one));

/** The service with the most text. */
export const longestService = first(
  servicesByMost(({ sections }) => sections.length),
  "service",
);

const photosOf = ({ gallery = "" }: ServiceContent) => galleries.get(gallery) ?? [];
const photoCount = (service: ServiceContent) => photosOf(service).length;
const [largestGallery] = servicesByMost(photoCount).filter((service) => photoCount(service) > 1);

/** The page with the most photographs in a lightbox: a service's if one has several, or home with its one. */
export const galleryPage = largestGallery?.path ?? "/";

/** How many photographs a lightbox shows on `galleryPage`. */
export const galleryLength = largestGallery ? photoCount(largestGallery) : 1;

const allContent = JSON.stringify(files.map(({ data }) => data));
const timesNamed = (text: string) => allContent.split(`${text}"`).length - 1;
const isShownOnce = ({ src, alt }: GalleryPhoto) =>
  timesNamed(path.posix.basename(src)) === 1 && timesNamed(`"${alt}`) === 1;

/** A photograph that only one gallery of several shows, and the page of its service. */
export const photoShownOnce = first(
  services
    .filter((service) => photoCount(service) > 1)
    .flatMap((service) =>
      photosOf(service)
        .filter(isShownOnce)
        .map(({ src, alt }) => ({ path: service.path, name: path.posix.basename(src), alt })),
    ),
  "photo of a gallery",
);

/** A service whose page begins with the quote form; the one with the most pairs. */
export const quoteService = first(
  servicesByMost(({ transformation = "" }) => comparisons.get(transformation)?.pairs ?? 0).filter(
    ({ opening = "form" }) => opening === "form",
  ),
  "service whose page begins with the quote form",
);

/** A service whose page begins with comparisons, if any. */
export const comparisonService = services.find(({ opening }) => opening === "comparisons");

/** The first town in the strip. */
export const firstTown = first(towns.slice(0, STRIP_LENGTH), "town");

function first<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined) throw new Error(`The content has no ${what}`);
  return item;
}
