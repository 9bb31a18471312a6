import { graphql, type HeadProps, type PageProps } from "gatsby";
import { HeadOf, Layout, type Seo } from "../layout";

interface Data {
  bread: { name: string; body: { html: string }; seo: Seo };
}

export default function Bread({ data: { bread } }: PageProps<Data>) {
  return (
    <Layout title={bread.name}>
      <div dangerouslySetInnerHTML={{ __html: bread.body.html }} />
      <a href="/">Wszystkie chleby</a>
    </Layout>
  );
}

export const Head = ({ data }: HeadProps<Data>) => <HeadOf seo={data.bread.seo} />;

export const query = graphql`
  query TinyBread($path: String!) {
    bread(path: { eq: $path }) {
      name
      body {
        html
      }
      seo {
        title
        description
      }
    }
  }
`;
