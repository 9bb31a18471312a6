import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import type { PhotoFile } from "../../components/photo/photo";
import { required } from "../../utils/required";
import { preloadLinks } from "./preload-links";

interface HeadProps {
  title: string;
  description: string;
  /** The canonical `path` from GraphQL. */
  path: string;
  image: Queries.ShareImageFragment;
  imageAlt: string;
  /** Adds the company's name to the title. */
  brand?: boolean;
  /** The photograph that is in view when the page opens. */
  preload?: { file: PhotoFile; sizes: string };
  noIndex?: boolean;
}

/** What search engines, other sites and the browser's tab show of a page. */
export function Head(props: HeadProps) {
  const { title, description, path, image, imageAlt, brand = true, preload, noIndex } = props;
  const data = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
      site {
        siteMetadata {
          siteUrl
        }
      }
      company {
        brand
      }
    }
  `);
  const siteUrl = required(data.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl");
  const siteName = required(data.company?.brand, "company.brand");
  const url = siteUrl + encodeURI(path);
  const share = required(image.childImageSharp?.resize?.src, "the sharing image");
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
        { property: "og:image", content: siteUrl + share },
        { property: "og:image:width", content: "1200" },
        { property: "og:image:height", content: "630" },
        { property: "og:image:alt", content: imageAlt },
        { name: "twitter:card", content: "summary_large_image" },
        ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
      ]}
      link={[...(noIndex ? [] : [{ rel: "canonical", href: url }]), ...preloadLinks(preload)]}
    />
  );
}

export const shareImageFragment = graphql`
  fragment ShareImage on File {
    childImageSharp {
      resize(width: 1200, height: 630, cropFocus: CENTER, quality: 80, toFormat: JPG) {
        src
      }
    }
  }
`;
