import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ContactForm } from "../contact-form";
import { HeadOf, Layout, type Seo } from "../layout";

interface Data {
  bakery: { name: string; lead: string; seo: Seo };
  allBread: { nodes: { name: string; path: string }[] };
}

export default function Home({ data: { bakery, allBread } }: PageProps<Data>) {
  return (
    <Layout title={bakery.name}>
      <p>{bakery.lead}</p>
      <ul>
        {allBread.nodes.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      <ContactForm page="/" />
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Data>) => <HeadOf seo={data.bakery.seo} />;

export const query = graphql`
  query TinyHome {
    bakery {
      name
      lead
      seo {
        title
        description
      }
    }
    allBread {
      nodes {
        name
        path
      }
    }
  }
`;
