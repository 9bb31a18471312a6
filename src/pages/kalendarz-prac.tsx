import { graphql, type PageProps } from "gatsby";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { Ask } from "../sections/ask/ask";
import { BestNow } from "../sections/best-now/best-now";
import { Intro } from "../sections/intro/intro";
import { SeasonReasons } from "../sections/season-reasons/season-reasons";
import { WorkCalendar } from "../sections/work-calendar/work-calendar";
import { anchors } from "../utils/anchors";
import { calendarPath } from "../utils/paths";

/** All services by month in one table, and what decides. */
export default function CalendarPage({ data }: PageProps<Queries.CalendarPageQuery>) {
  const { calendarPage: page, navigation } = data;
  const { season } = data.servicePage;
  const crumbs = [{ label: page.headline }];
  return (
    <>
      <Head {...page.seo} path={calendarPath} crumbs={crumbs} />
      <InParts>
        <Intro crumbs={crumbs} headline={page.headline} pitch={page.pitch}>
          <BestNow words={season} groups={navigation.services} />
        </Intro>
        <WorkCalendar data={page} words={season} groups={navigation.services} />
        <SeasonReasons heading={page.reasonsHeading} reasons={data.allSeasonReason.nodes} />
        <Ask data={data} page={calendarPath} />
      </InParts>
    </>
  );
}

CalendarPage.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query CalendarPage {
    calendarPage {
      seo {
        ...Seo
      }
      headline
      pitch
      reasonsHeading
      ...WorkCalendar
    }
    servicePage {
      season {
        ...WorkCalendarWords
        ...BestNowWords
      }
    }
    allSeasonReason(sort: { position: ASC }) {
      nodes {
        ...SeasonReasons
      }
    }
    navigation {
      ...WorkCalendarServices
      ...BestNowServices
    }
    ...Ask
  }
`;
