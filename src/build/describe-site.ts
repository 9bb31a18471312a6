import { dayInPoland } from "@typed-site/utils";
import type { DescribeSite } from "gatsby-plugin-finished-pages";
import { colours } from "../styles/colours";
import { hidePastNotices } from "./hide-past-notices";
import { markRehearsal } from "./mark-rehearsal";
import { moveStructuredData } from "./move-structured-data";
import { removeUnusedImageCode } from "./remove-unused-image-code";

/**
 * What gatsby-plugin-finished-pages needs of this site.
 * @throws when the query fails
 */
export const describeSite: DescribeSite = async ({ graphql }) => {
  // Gatsby extracts the query for its types only if the function is called by this name.
  const result: { data?: Queries.SiteWordsQuery; errors?: unknown } =
    await graphql<Queries.SiteWordsQuery>(`
      query SiteWords {
        company {
          brand
          tagline
          email
        }
        labels {
          rehearsal
        }
        allNotice {
          nodes {
            last
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
  const isRehearsal = Boolean(process.env.PUBLISH_REHEARSAL);
  const rehearsal = isRehearsal ? data.labels.rehearsal : undefined;
  const today = dayInPoland();
  return {
    company: data.company,
    languages: ["pl", "en"],
    // its samples are not for search engines
    noIndex: isRehearsal,
    redirects: data.allRedirect.nodes,
    colours,
    changes: [
      hidePastNotices(today),
      removeUnusedImageCode,
      moveStructuredData,
      markRehearsal(rehearsal),
    ],
    changesHangOn: {
      rehearsal,
      pastNotices: data.allNotice.nodes.filter(({ last }) => last < today),
    },
  };
};
