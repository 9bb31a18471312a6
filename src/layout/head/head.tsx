import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { required, sharePicturePath, sharePictureSize } from "../../../packages/utils";
import { useCompany } from "../../hooks/use-company";
import { type FirstPhoto, preloadLinks } from "./preload-links";

interface HeadProps {
  title: string;
  description: string;
  /** The page's canonical `path` from GraphQL. */
  path: string;
  /** The alternative text of the sharing picture's photograph; defaults to the home page's. */
  imageAlt?: string;
  /** Whether to append the company's name to the title. */
  brand?: boolean;
  preload?: FirstPhoto;
  noIndex?: boolean;
}

/** The page's head tags for search engines, other sites and the browser tab. */
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
            alt
          }
        }
      }
    }
  `);
  const { title, description, path, imageAlt = homePage.hero.photo.alt } = props;
  const { brand = true, preload, noIndex } = props;
  const { brand: siteName } = useCompany();
  const siteUrl = required(site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl");
  const url = siteUrl + encodeURI(path);
  // a page that is not indexed has no sharing picture of its own
  const picture = siteUrl + sharePicturePath(noIndex ? "/" : path);
  return (
    <Helmet
      htmlAttributes={{ lang: "pl" }}
      title={brand ? `${title} | ${siteName}` : title}
      meta={[
        { name: "description", content: description },
        { property: "og:title", content: title },
        { property: "og:description", content: description },
        { property: "og:url", content: url },
        { property: "og:type", content: "website" },
        { property: "og:locale", content: "pl_PL" },
        { property: "og:site_name", content: siteName },
        { property: "og:image", content: picture },
        { property: "og:image:width", content: String(sharePictureSize.width) },
        { property: "og:image:height", content: String(sharePictureSize.height) },
        { property: "og:image:alt", content: imageAlt },
        { name: "twitter:card", content: "summary_large_image" },
        { name: "twitter:title", content: title },
        { name: "twitter:description", content: description },
        { name: "twitter:image", content: picture },
        { name: "twitter:image:alt", content: imageAlt },
        ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
      ]}
      link={[...(noIndex ? [] : [{ rel: "canonical", href: url }]), ...preloadLinks(preload)]}
    />
  );
}

export const query = graphql`
  fragment Seo on Seo {
    title
    description
  }
`;
