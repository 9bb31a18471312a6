import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { DeadEnd } from "../sections/dead-end/dead-end";
import { NearestPage } from "../sections/nearest-page/nearest-page";
import { notFoundPath } from "../utils/paths";

/** The page of every unknown address. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { seo, body, nearest, ...page } = data.notFoundPage;
  return (
    <>
      <Head {...seo} path={notFoundPath} noIndex />
      <DeadEnd {...page}>
        <NearestPage question={nearest} body={body} />
      </DeadEnd>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        ...Seo
      }
      code
      headline
      body
      nearest
      links {
        label
        address
      }
    }
  }
`;
