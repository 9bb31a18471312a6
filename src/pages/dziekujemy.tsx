import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import type { PageLayout } from "../layout/layout/layout";
import { ThankYou } from "../sections/thank-you/thank-you";
import { thanksPath } from "../utils/paths";

/** Where a visitor arrives once an enquiry is stored. */
export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const { thankYouPage } = data;
  return (
    <>
      <Head {...thankYouPage.seo} path={thanksPath} noIndex />
      <ThankYou data={thankYouPage} />
    </>
  );
}

// The visitor has just asked.
ThankYouPage.layout = { quoteHref: null } satisfies PageLayout;

export const query = graphql`
  query ThankYouPage {
    thankYouPage {
      seo {
        ...Seo
      }
      ...ThankYou
    }
  }
`;
