import type { BuildArgs } from "gatsby";
import { content } from "../content";
import type { SitePage } from "../content/pages/pages";
import { required } from "../utils/required";
import { contentSource } from "./content-source";

type SiteWords = Queries.SiteWordsQuery;

/** The company data for other services. */
export type SiteCompany = NonNullable<SiteWords["company"]>;

/** A service, and when it is best done. */
export interface SiteService extends Omit<SiteWords["allService"]["nodes"][number], "parent"> {
  /** Place of its file below `content/`. */
  file: string;
}

/** The words of calendar files. */
type SiteCalendar = { title: string } & NonNullable<SiteWords["servicePage"]>["season"];

/** What the files for search engines are made of. */
export interface Site {
  url: string;
  company: SiteCompany;
  pages: SitePage[];
  services: readonly SiteService[];
  calendar: SiteCalendar;
  questions: readonly { slug: string; question: string; answer: string }[];
  /** The accessible name of every page's breadcrumb. */
  breadcrumbLabel: string;
  redirects: SiteWords["allRedirect"]["nodes"];
}

/**
 * Reads the data of all pages, and the words that they share.
 * @throws when the query fails or the site's address, company or home page is missing
 */
export async function readSite(
  args: Pick<BuildArgs, "graphql" | "getNode" | "getNodesByType">,
): Promise<Site> {
  // Gatsby finds the query for its types only where the function is called by this name.
  const { graphql } = args;
  const result: { data?: SiteWords; errors?: unknown } = await graphql<SiteWords>(`
    query SiteWords {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        brand
        tagline
        email
        regions
        phones {
          id
          label
          number
        }
        socials {
          url
        }
        legalName
        address {
          street
          postalCode
          city
        }
        nip
        hours {
          from
          to
          opens
          closes
        }
        people {
          name
          role
          qualification
          number
        }
      }
      labels {
        breadcrumb
      }
      allService(sort: { path: ASC }) {
        nodes {
          path
          title
          pitch
          season {
            periods {
              from
              to
              quality
              note
            }
            preparation
          }
          parent {
            ... on File {
              relativePath
            }
          }
        }
      }
      calendarPage {
        headline
      }
      servicePage {
        season {
          entry
          preparationHeading
        }
      }
      allFaqItem(sort: { position: ASC }) {
        nodes {
          slug
          question
          answer {
            plain
          }
        }
      }
      allRedirect(sort: { position: ASC }) {
        nodes {
          from
          to
        }
      }
    }
  `);
  const { data, errors } = result;
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return {
    url: required(data.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl"),
    company: data.company,
    pages: content.sitePages(content.recordsOfNodes(args), contentSource()),
    services: data.allService.nodes.map(({ parent, ...service }) => ({
      ...service,
      file: parent && "relativePath" in parent ? parent.relativePath.normalize("NFC") : "",
    })),
    calendar: {
      title: data.calendarPage.headline,
      ...data.servicePage.season,
    },
    questions: data.allFaqItem.nodes.map((item) => ({ ...item, answer: item.answer.plain })),
    breadcrumbLabel: data.labels.breadcrumb,
    redirects: data.allRedirect.nodes,
  };
}
