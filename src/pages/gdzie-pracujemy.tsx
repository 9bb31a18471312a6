import { graphql, type PageProps } from "gatsby";
import { useLabels } from "../hooks/use-labels";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { Ask } from "../sections/ask/ask";
import { Intro } from "../sections/intro/intro";
import { TownsByCounty } from "../sections/towns-by-county/towns-by-county";
import { TownsMap } from "../sections/towns-map/towns-map";
import { TownsNotes } from "../sections/towns-notes/towns-notes";
import { anchors } from "../utils/anchors";
import { townsPath } from "../utils/paths";

/** All towns with a page, on the map and by county. */
export default function TownsPage({ data }: PageProps<Queries.TownsPageQuery>) {
  const labels = useLabels();
  const { townsPage: page, townPage, navigation } = data;
  const crumbs = [{ label: labels.towns }];
  return (
    <>
      <Head {...page.seo} path={townsPath} crumbs={crumbs} />
      <InParts>
        <Intro crumbs={crumbs} headline={page.headline} pitch={page.pitch} />
        <TownsMap label={page.mapLabel} towns={navigation.strip} texts={townPage.map} />
        <TownsByCounty heading={page.listHeading} intro={page.listIntro} towns={navigation.towns} />
        <TownsNotes data={page} />
        <Ask data={data} page={townsPath} />
      </InParts>
    </>
  );
}

TownsPage.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query TownsPage {
    townsPage {
      seo {
        ...Seo
      }
      headline
      pitch
      mapLabel
      listHeading
      listIntro
      ...TownsNotes
    }
    townPage {
      map {
        ...MapTexts
      }
    }
    navigation {
      towns {
        ...TownsByCounty
      }
      strip {
        ...MapTown
      }
    }
    ...Ask
  }
`;
