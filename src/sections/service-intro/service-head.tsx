import { graphql } from "gatsby";
import { Head } from "../../layout/head/head";
import { introSizes } from "../intro/intro";

/** Title, description and pictures of a service page for search engines and shared links. */
export function ServiceHead({ data }: { data: Queries.ServiceHeadFragment }) {
  const { seo, canonical, photo, opening } = data;
  return (
    <Head
      {...seo}
      path={canonical}
      imageAlt={photo.alt}
      preload={{ file: photo.src, sizes: opening === "form" ? introSizes.form : introSizes.photo }}
    />
  );
}

export const query = graphql`
  fragment ServiceHead on Service {
    canonical
    opening
    seo {
      title
      description
    }
    photo {
      alt
      src {
        ...PhotoWide
      }
    }
  }
`;
