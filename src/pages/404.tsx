import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { NotFound } from "../sections/not-found/not-found";
import { required } from "../utils/required";

/** Shown for every address that the site does not have. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const notFoundPage = required(data.notFoundPage, "notFoundPage");
  const { photo } = required(data.homePage, "homePage").hero;
  return (
    <>
      <Head {...notFoundPage.seo} path="/404" imageAlt={photo.alt} noIndex />
      <NotFound data={notFoundPage} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      seo {
        title
        description
      }
      ...NotFound
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
