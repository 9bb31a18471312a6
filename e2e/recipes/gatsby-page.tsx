import { graphql, type HeadProps, Link, navigate, type PageProps } from "gatsby";
import { GatsbyImage, type IGatsbyImageData, StaticImage } from "gatsby-plugin-image";
import { Helmet } from "react-helmet";

interface Data {
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } };
}

/**
 * A page by the documentation of Gatsby and react-helmet alone, as somebody would write it who has not read
 * this project's own. The test puts it in place of one of the site's pages.
 */
export default function GatsbyPage({ data, location }: PageProps<Data>) {
  return (
    <>
      <Helmet>
        <meta name="description" content="Opis z react-helmet" />
      </Helmet>
      <h1>Strona {location.pathname}</h1>
      <StaticImage src="../../content/photos/hero-dom.jpg" alt="StaticImage" width={300} />
      <GatsbyImage image={data.file.childImageSharp.gatsbyImageData} alt="GatsbyImage" />
      <Link to="/kontakt">Link z gatsby-link</Link>
      <button type="button" onClick={() => void navigate("/kontakt")}>
        Przycisk z navigate
      </button>
    </>
  );
}

/** What `Helmet` does not say of the page. */
export function Head({ data, location }: HeadProps<Data>) {
  const { width } = data.file.childImageSharp.gatsbyImageData;
  return (
    <>
      <html data-head={location.pathname} />
      <title>Tytuł z Head</title>
      <meta name="author" content={`Autor zdjęcia o szerokości ${width}`} />
    </>
  );
}

export const query = graphql`
  query GatsbyPage {
    file(relativePath: { eq: "photos/hero-las.jpg" }) {
      childImageSharp {
        gatsbyImageData(width: 300)
      }
    }
  }
`;
