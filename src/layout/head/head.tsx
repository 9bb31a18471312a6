import { graphql, useStaticQuery } from "gatsby";
import { useInsertionEffect } from "react";
import { Helmet } from "react-helmet";
import { fullAddress, required } from "@typed-site/utils";
import { useCompany } from "../../hooks/use-company";
import { useLabels } from "../../hooks/use-labels";
import type { ShownContent } from "./page-description";
import { type FirstPhoto, preloadLinks } from "./preload-links";
import { structuredData } from "./structured-data";

interface HeadProps extends ShownContent {
  title: string;
  description: string;
  /** The page's canonical `path` from GraphQL. */
  path: string;
  /** The page's own photo, which other sites show; defaults to the home page's. */
  photo?: Queries.HeadPhotoFragment;
  /** Whether to append the company's name to the title. */
  brand?: boolean;
  preload?: FirstPhoto;
  noIndex?: boolean;
}

/** The page's head tags for search engines, other sites and the browser tab, and its structured data. */
export function Head(props: HeadProps) {
  const { site, homePage } = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
      site {
        siteMetadata {
          siteUrl
        }
      }
      homePage {
        hero {
          photo {
            ...HeadPhoto
          }
        }
      }
    }
  `);
  const { photo: homePhoto } = homePage.hero;
  const { title, description, path, photo = homePhoto } = props;
  const { brand = true, preload, noIndex, ...shown } = props;
  const company = useCompany();
  const { home: homeLabel } = useLabels();
  const siteUrl = required(site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl");
  const url = fullAddress(siteUrl, path);
  const { src, width, height } = shareImage(photo);
  const picture = siteUrl + src;
  const homePicture = siteUrl + shareImage(homePhoto).src;
  // Webpack leaves the other branch out, so browsers load no code for structured data.
  const data =
    process.env.BUILD_STAGE === "build-html"
      ? [structuredData({ ...shown, siteUrl, company, homeLabel, picture, homePicture })]
      : [];
  useInsertionEffect(() => removeTitle, []);
  return (
    <Helmet
      title={brand ? `${title} | ${company.brand}` : title}
      meta={[
        { name: "description", content: description },
        { property: "og:title", content: title },
        { property: "og:description", content: description },
        { property: "og:url", content: url },
        { property: "og:type", content: "website" },
        { property: "og:locale", content: "pl_PL" },
        { property: "og:site_name", content: company.brand },
        { property: "og:image", content: picture },
        { property: "og:image:width", content: String(width) },
        { property: "og:image:height", content: String(height) },
        { property: "og:image:alt", content: photo.alt },
        { name: "twitter:card", content: "summary_large_image" },
        { name: "twitter:title", content: title },
        { name: "twitter:description", content: description },
        { name: "twitter:image", content: picture },
        { name: "twitter:image:alt", content: photo.alt },
        ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
      ]}
      script={noIndex ? [] : data}
      link={[...(noIndex ? [] : [{ rel: "canonical", href: url }]), ...preloadLinks(preload)]}
    />
  );
}

/**
 * react-helmet leaves a page's title behind. A browser shows the first of two, so the next page's would not be seen
 * if Gatsby rendered it, from a `Head` that the page exports.
 */
function removeTitle(): void {
  document.querySelector("title")?.remove();
}

/** The JPEG that other sites show, by its path, with its size in pixels. */
const shareImage = ({ src }: Queries.HeadPhotoFragment) =>
  required(src.childImageSharp?.resize, "A photo that is a raster picture (JPEG or PNG)");

// 1200 × 630 is what services that read Open Graph crop least.
export const query = graphql`
  fragment Seo on Seo {
    title
    description
  }

  fragment HeadPhoto on Photo {
    alt
    src {
      childImageSharp {
        resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, quality: 72) {
          src
          width
          height
        }
      }
    }
  }

  fragment FaqMarkup on Query {
    allFaqItem(sort: { position: ASC }) {
      nodes {
        question
        answer {
          plain
        }
      }
    }
  }
`;
