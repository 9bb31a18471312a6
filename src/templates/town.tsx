import { graphql, type PageProps } from "gatsby";
import { required } from "@typed-site/utils";
import { useLabels } from "../hooks/use-labels";
import { useTownPage } from "../hooks/use-town-page";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { Ask } from "../sections/ask/ask";
import { Faq } from "../sections/faq/faq";
import { Reviews } from "../sections/reviews/reviews";
import { Services } from "../sections/services/services";
import { TownAbout } from "../sections/town-about/town-about";
import { TownIntro } from "../sections/town-intro/town-intro";
import { Transformations } from "../sections/transformations/transformations";
import { anchors } from "../utils/anchors";
import { townsPath } from "../utils/paths";

/** What the company does in one town. */
export default function TownTemplate({ data }: PageProps<Queries.TownTemplateQuery>) {
  const town = required(data.town, "town");
  const shared = useTownPage();
  const { townPage, navigation, homePage } = shared;
  const labels = useLabels();
  const crumbs = [{ label: labels.towns, href: townsPath }, { label: town.name }];
  return (
    <>
      <Head
        {...town.seo}
        path={town.path}
        photo={town.photo}
        crumbs={crumbs}
        offer={{ name: town.heading, towns: [town.name] }}
      />
      <InParts>
        <TownIntro data={town} crumbs={crumbs} texts={townPage} towns={navigation.strip} />
        <TownAbout data={town} texts={townPage} />
        <Services data={shared} />
        <Transformations data={homePage.transformation} first={town.firstPair} />
        <Reviews words={homePage.reviews} reviews={town.reviews} />
        <Ask data={shared} page={town.path} townName={town.name} />
        <Faq data={shared} />
      </InParts>
    </>
  );
}

// That form knows the town.
TownTemplate.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query TownTemplate($path: String!) {
    town(path: { eq: $path }) {
      name
      photo {
        ...HeadPhoto
      }
      seo {
        ...Seo
      }
      ...TownIntro
      ...TownAbout
      firstPair
      # for the permit guide, which reads them here
      ...FellingTown
      reviews {
        ...Reviews
      }
    }
  }
`;
