import { graphql } from "gatsby";
import { Head } from "../../layout/head/head";
import { introSizes } from "../intro/intro";

/** The photograph of a service page's opening. */
export const firstPhotoOfService = ({ photo, opening }: Queries.ServiceHeadFragment) => ({
  file: photo.src,
  sizes: opening === "form" ? introSizes.form : introSizes.photo,
});

/** Title, description and pictures of a service page for search engines and shared links. */
export function ServiceHead({ data }: { data: Queries.ServiceHeadFragment }) {
  const { seo, canonical, photo } = data;
  return (
    <Head {...seo} path={canonical} imageAlt={photo.alt} preload={firstPhotoOfService(data)} />
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
