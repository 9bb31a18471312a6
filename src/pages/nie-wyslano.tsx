import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { NotSent } from "../sections/not-sent/not-sent";
import { required } from "../utils/required";

const path = "/nie-wyslano";

/** What the server answers when it could not take an enquiry. */
export default function NotSentPage({ data }: PageProps<Queries.NotSentPageQuery>) {
  const page = required(data.notSentPage, "notSentPage");
  const { photo } = required(data.homePage, "homePage").hero;
  return (
    <>
      <Head {...page.seo} path={path} imageAlt={photo.alt} noIndex />
      <NotSent data={page} />
    </>
  );
}

export const query = graphql`
  query NotSentPage {
    notSentPage {
      seo {
        title
        description
      }
      ...NotSent
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
