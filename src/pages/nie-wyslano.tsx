import { graphql, type PageProps } from "gatsby";
import { LIMITS } from "@typed-site/enquiries/form";
import { Prose } from "../components/prose/prose";
import { Head } from "../layout/head/head";
import { DeadEnd } from "../sections/dead-end/dead-end";
import { notSentPath } from "../utils/paths";
import { fillIn } from "../utils/text/fill-in";

const together = { megabytes: LIMITS.photosBytes / 1e6 };

/** The server's answer when it could not accept an enquiry. */
export default function NotSentPage({ data }: PageProps<Queries.NotSentPageQuery>) {
  const { seo, body, ...page } = data.notSentPage;
  return (
    <>
      <Head {...seo} path={notSentPath} noIndex />
      <DeadEnd {...page}>
        <Prose className="lead" html={fillIn(body.html, together)} />
      </DeadEnd>
    </>
  );
}

export const query = graphql`
  query NotSentPage {
    notSentPage {
      seo {
        ...Seo
      }
      headline
      body {
        html
      }
      links {
        label
        address
      }
    }
  }
`;
