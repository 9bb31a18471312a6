import { graphql } from "gatsby";
import { Head } from "../../layout/head/head";
import { introSizes } from "../intro/intro";

interface TownHeadProps {
  data: Queries.TownHeadFragment;
}

/** Title, description and picture of a town page for search engines and shared links. */
export function TownHead({ data: { seo, path, photo } }: TownHeadProps) {
  return (
    <Head
      {...seo}
      path={path}
      imageAlt={photo.alt}
      preload={{ file: photo.src, sizes: introSizes.photo }}
    />
  );
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
