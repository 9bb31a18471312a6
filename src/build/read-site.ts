import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { Site } from "@typed-site/page-finisher";
import { isRehearsal } from "@typed-site/server";
import { dayInPoland, required } from "@typed-site/utils";
import { content } from "../content";
import { colours } from "../styles/colours";
import { hidePastNotices } from "./hide-past-notices";
import { markRehearsal } from "./mark-rehearsal";
import { moveStructuredData } from "./move-structured-data";
import { removeUnusedImageCode } from "./remove-unused-image-code";

/**
 * Reads the data that page finishing needs from GraphQL.
 * @throws when the query fails, or the site's address is missing
 */
export async function readSite(
  args: Pick<BuildArgs, "graphql" | "getNode" | "getNodesByType">,
): Promise<Site> {
  // Gatsby extracts the query for its types only if the function is called by this name.
  const { graphql } = args;
  const result: { data?: Queries.SiteWordsQuery; errors?: unknown } =
    await graphql<Queries.SiteWordsQuery>(`
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
  const [labels] = args.getNodesByType("Labels");
  return {
    url: required(data.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl"),
    company: data.company,
    pages: content.sitePages(content.recordsOfNodes(args)),
    redirects: data.allRedirect.nodes,
    project: path.resolve(),
    contentFolder: path.resolve("content"),
    fileDigests: new Set(args.getNodesByType("File").map(({ internal }) => internal.contentDigest)),
    colours,
    changes: [
      hidePastNotices(dayInPoland()),
      removeUnusedImageCode,
      moveStructuredData,
      markRehearsal(isRehearsal() ? String(labels?.rehearsal) : undefined),
    ],
    firstScript: "src/gatsby/browser/before-react.ts",
  };
}
