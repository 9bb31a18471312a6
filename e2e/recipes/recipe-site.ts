import { readFileSync } from "node:fs";
import path from "node:path";
import { type HTMLElement, parse } from "node-html-parser";
import { readContent } from "../../packages/content-model/read/read-content";
import { addressOfFile, addressOfName } from "../../packages/utils";
import { builtPages } from "../../packages/workbench/checks/built-pages";

interface Entries {
  services: string[];
  towns: { path: string; nearby: string[] }[];
  questions: string[];
  equipment: string[];
  photos: string[];
  pairs: string[];
  phone: string;
  links: string[];
  redirects: { from: string; to: string }[];
  reviews: Review[];
}

interface Review {
  text: string;
  service: string;
  town: string;
}

/** The content that a copy has in addition, and what its built pages show. */
export class RecipeSite {
  private built: { address: string; page: HTMLElement; text: string }[] | undefined;

  constructor(
    private readonly contentBefore: string,
    private readonly project: string,
  ) {}

  addedServices(): string[] {
    return this.added(({ services }) => services);
  }

  /** New towns with the addresses of their neighbours. */
  addedTowns(): { path: string; neighbours: string[] }[] {
    const { towns } = this.after();
    const known = new Set(this.added((entries) => entries.towns.map((town) => town.path)));
    return towns
      .filter((town) => known.has(town.path))
      .map((town) => ({ path: town.path, neighbours: town.nearby.map(addressOfName) }));
  }

  /** The number of towns by now. */
  townCount(): number {
    return this.after().towns.length;
  }

  /** The texts by which a page shows new list entries. */
  addedEntries() {
    return {
      questions: this.added(({ questions }) => questions),
      equipment: this.added(({ equipment }) => equipment),
      photos: this.added(({ photos }) => photos),
      pairs: this.added(({ pairs }) => pairs),
    };
  }

  /** New addresses in the main menu. */
  addedLinks(): string[] {
    return this.added(({ links }) => links);
  }

  /** New reviews, each with the addresses of its service and its town. */
  addedReviews(): { text: string; pages: string[] }[] {
    const known = entriesOf(this.contentBefore).reviews.map(({ text }) => text);
    return this.after()
      .reviews.filter(({ text }) => !known.includes(text))
      .map(({ text, service, town }) => ({ text, pages: [service, addressOfName(town)] }));
  }

  phones(): { before: string; after: string } {
    return { before: entriesOf(this.contentBefore).phone, after: this.after().phone };
  }

  redirects() {
    return { before: entriesOf(this.contentBefore).redirects, after: this.after().redirects };
  }

  /** A file of the built site. */
  read(name: string): string {
    return readFileSync(path.join(this.project, "public", name), "utf8");
  }

  /** GraphQL's result for a page. */
  answer(address: string): unknown {
    const file = path.join("page-data", address, "page-data.json");
    return (JSON.parse(this.read(file)) as { result: { data: unknown } }).result.data;
  }

  /** How many elements of a page match. */
  count(address: string, selector: string): number {
    const found = this.pages().find((page) => page.address === address);
    if (!found) throw new Error(`${address} was not built`);
    return found.page.querySelectorAll(selector).length;
  }

  /**
   * The addresses of the pages that match `where` but not `selector`.
   * @param inside looks for this inside of what matches
   */
  lacking(selector: string, where: string, inside?: string): string[] {
    const has = (page: HTMLElement) => {
      const found = page.querySelector(selector);
      return inside === undefined ? found : found?.querySelector(inside);
    };
    return this.pages()
      .filter(({ page }) => page.querySelector(where) && !has(page))
      .map(({ address }) => address);
  }

  /** The addresses of the pages that contain some words. */
  pagesWith(words: string): string[] {
    return this.pages()
      .filter(({ text }) => text.includes(words))
      .map(({ address }) => address);
  }

  private pages() {
    this.built ??= builtPages(path.join(this.project, "public")).map(({ path: address, html }) => ({
      address,
      // Addresses as people write them.
      page: parse(html.replace(/(?<= href=")[^"#]*(?=")/g, decodeURI)),
      text: html.replace(/\u00a0|&nbsp;/g, " "),
    }));
    return this.built;
  }

  private after(): Entries {
    return entriesOf(path.join(this.project, "content"));
  }

  private added(of: (entries: Entries) => string[]): string[] {
    const known = new Set(of(entriesOf(this.contentBefore)));
    return of(this.after()).filter((entry) => !known.has(entry));
  }
}

/** A content folder's entries, each by the text that a page shows of it. */
function entriesOf(folder: string): Entries {
  const files = readContent(folder);
  const read = <Content>(file: string) =>
    files.find((candidate) => candidate.file === file)?.data as Content;
  const below = <Content>(name: string) =>
    files.filter(({ file }) => file.startsWith(`${name}/`)).map(({ data }) => data as Content);
  const captions = (entries: { caption: string }[]) => entries.map(({ caption }) => caption);
  const phones = read<{ phones: { id: string; number: string }[] }>("company.yaml").phones;
  return {
    services: files
      .filter(({ file }) => file.startsWith("services/"))
      .map(({ file }) => addressOfFile(file)),
    towns: below<{ name: string; nearby: string[] }>("towns").map(({ name, nearby }) => ({
      path: addressOfName(name),
      nearby,
    })),
    questions: read<{ slug: string }[]>("faq.yaml").map(({ slug }) => slug),
    equipment: read<{ name: string }[]>("equipment.yaml").map(({ name }) => name),
    photos: below<{ photos: { caption: string }[] }>("galleries").flatMap(({ photos }) =>
      captions(photos),
    ),
    pairs: below<{ pairs: { caption: string }[] }>("transformations").flatMap(({ pairs }) =>
      captions(pairs),
    ),
    phone: phones.find(({ id }) => id === "quotes")?.number ?? "",
    links: read<{ links: { address: string }[] }>("navigation.yaml").links.map(
      ({ address }) => address,
    ),
    redirects: read<Entries["redirects"]>("redirects.yaml"),
    reviews: read<Review[]>("reviews.yaml"),
  };
}
