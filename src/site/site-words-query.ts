import type { BuildArgs } from "gatsby";

/** Asks for what many pages share: towns, questions, profiles, moved addresses. */
export const queryWords = (graphql: BuildArgs["graphql"]) =>
  graphql<Queries.SiteWordsQuery>(`
    query SiteWords {
      labels {
        breadcrumb
      }
      company {
        socials {
          url
        }
      }
      navigation {
        towns {
          name
          path
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
