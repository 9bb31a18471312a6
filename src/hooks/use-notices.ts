import { graphql, useStaticQuery } from "gatsby";

/** The notices of all days, from content/notices.yaml. */
export function useNotices(): Queries.NoticesQuery["allNotice"]["nodes"] {
  const { allNotice } = useStaticQuery<Queries.NoticesQuery>(graphql`
    query Notices {
      allNotice(sort: { position: ASC }) {
        nodes {
          ...Notice
        }
      }
    }
  `);
  return allNotice.nodes;
}
