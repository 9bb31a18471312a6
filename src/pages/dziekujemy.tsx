import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { ThankYou } from "../sections/thank-you/thank-you";
import { required } from "../utils/required";

const path = "/dziekujemy";

/** Where a visitor arrives once an enquiry is stored. */
export default function ThankYouPage({ data }: PageProps<Queries.ThankYouPageQuery>) {
  const page = required(data.thankYouPage, "thankYouPage");
  const { photo } = required(data.homePage, "homePage").hero;
  return (
    <>
      <Head {...page.seo} path={path} imageAlt={photo.alt} noIndex />
      <ThankYou data={page} />
    </>
  );
}

export const query = graphql`
  query ThankYouPage {
    thankYouPage {
      seo {
        title
        description
      }
      ...ThankYou
    }
    homePage {
      hero {
        photo {
          alt
        }
      }
    }
  }
`;
