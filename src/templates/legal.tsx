import { graphql, type PageProps } from "gatsby";
import { required } from "@typed-site/utils";
import { useLabels } from "../hooks/use-labels";
import { Head } from "../layout/head/head";
import type { PageLayout } from "../layout/layout/layout";
import { Intro } from "../sections/intro/intro";
import { LegalText } from "../sections/legal-text/legal-text";
import { fillIn } from "../utils/text/fill-in";

/** A legal page; its text may still be empty. */
export default function LegalTemplate({ data }: PageProps<Queries.LegalTemplateQuery>) {
  const { effectiveFrom } = useLabels();
  const legalPage = required(data.legalPage, "legalPage");
  const { path, title, headline, seo, updated } = legalPage;
  const crumbs = [{ label: title }];
  return (
    <>
      <Head {...seo} path={path} crumbs={crumbs} />
      <Intro crumbs={crumbs} headline={headline}>
        <p className="quiet">{fillIn(effectiveFrom, { date: updated })}</p>
      </Intro>
      <LegalText data={legalPage} />
    </>
  );
}

LegalTemplate.layout = { header: "simple" } satisfies PageLayout;

export const query = graphql`
  query LegalTemplate($path: String!) {
    legalPage(path: { eq: $path }) {
      path
      title
      headline
      updated(formatString: "D MMMM YYYY", locale: "pl")
      seo {
        ...Seo
      }
      ...LegalText
    }
  }
`;
