import { graphql } from "gatsby";
import { Head } from "../../layout/head/head";
import { introSizes } from "../intro/intro";

interface TownHeadProps {
  data: Queries.TownHeadFragment;
}

/** The photograph of a town page's opening. */
export const firstPhotoOfTown = ({ photo }: Queries.TownHeadFragment) => ({
  file: photo.src,
  sizes: introSizes.photo,
});

/** Title, description and picture of a town page for search engines and shared links. */
export function TownHead({ data }: TownHeadProps) {
  const { seo, path, photo } = data;
  return <Head {...seo} path={path} imageAlt={photo.alt} preload={firstPhotoOfTown(data)} />;
}

export const query = graphql`
  fragment TownHead on Town {
    path
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
