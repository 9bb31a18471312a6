import type { BuildArgs } from "gatsby";
import type { Site } from "../../packages/page-finisher";
import { required } from "../../packages/utils";
import { content } from "../content";
import { colours } from "../styles/colours";
import { anchors, questionAnchor } from "../utils/anchors";
import { calendarFile, calendarPath, contactPath, townsPath } from "../utils/paths";
import { bestTimes } from "../utils/season";
import { quotesPhone } from "../utils/text/quotes-phone";
import { contentSource } from "./content-source";

type SiteWords = Queries.SiteWordsQuery;

/**
 * Reads the data that page finishing needs from GraphQL.
 * @throws when the query fails, or the site's address, company or home page is missing
 */
export async function readSite(
  args: Pick<BuildArgs, "graphql" | "getNode" | "getNodesByType">,
): Promise<Site> {
  // Gatsby extracts the query for its types only if the function is called by this name.
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
    company: { ...data.company, telephone: quotesPhone(data.company.phones).number },
    pages: content.sitePages(content.recordsOfNodes(args), contentSource()),
    services: data.allService.nodes.map(({ parent, season, ...service }) => ({
      ...service,
      preparation: season.preparation,
      bestTimes: bestTimes(season.periods),
      calendarFile: calendarFile(service.path),
      file: parent && "relativePath" in parent ? parent.relativePath.normalize("NFC") : "",
    })),
    calendar: {
      file: calendarFile(calendarPath),
      title: data.calendarPage.headline,
      ...data.servicePage.season,
    },
    questions: data.allFaqItem.nodes.map(({ slug, question, answer }) => ({
      ...{ id: questionAnchor(slug), question, answer: answer.plain },
    })),
    addresses: { contact: contactPath, towns: townsPath },
    breadcrumbLabel: data.labels.breadcrumb,
    peopleId: anchors.team,
    redirects: data.allRedirect.nodes,
    colours,
    firstScript: "src/gatsby/browser/before-react.ts",
  };
}
