import { graphql, type PageProps } from "gatsby";
import { required } from "../../packages/utils";
import { Head } from "../layout/head/head";
import { InParts } from "../layout/in-parts/in-parts";
import type { PageLayout } from "../layout/layout/layout";
import { Ask } from "../sections/ask/ask";
import { CalendarInvitation } from "../sections/calendar-invitation/calendar-invitation";
import { Intro } from "../sections/intro/intro";
import { SeasonReasons } from "../sections/season-reasons/season-reasons";
import { WorkCalendar } from "../sections/work-calendar/work-calendar";
import { anchors } from "../utils/anchors";
import { calendarPath } from "../utils/paths";

/** All services by month in one table, what decides, and calendar files. */
export default function CalendarPage({ data }: PageProps<Queries.CalendarPageQuery>) {
  const { calendarPage: page, navigation } = data;
  const { season } = data.servicePage;
  const siteUrl = required(data.site?.siteMetadata?.siteUrl, "siteMetadata.siteUrl");
  return (
    <>
      <Head {...page.seo} path={calendarPath} />
      <InParts>
        <Intro crumbs={[{ label: page.headline }]} headline={page.headline} pitch={page.pitch} />
        <WorkCalendar data={page} words={season} groups={navigation.services} />
        <CalendarInvitation data={page} siteUrl={siteUrl} />
        <SeasonReasons heading={page.reasonsHeading} reasons={data.allSeasonReason.nodes} />
        <Ask data={data} page={calendarPath} />
      </InParts>
    </>
  );
}

CalendarPage.layout = { quoteHref: `#${anchors.quote}` } satisfies PageLayout;

export const query = graphql`
  query CalendarPage {
    site {
      siteMetadata {
        siteUrl
      }
    }
    calendarPage {
      seo {
        ...Seo
      }
      headline
      pitch
      reasonsHeading
      ...WorkCalendar
      ...CalendarInvitation
    }
    servicePage {
      season {
        ...WorkCalendarWords
      }
    }
    allSeasonReason(sort: { position: ASC }) {
      nodes {
        ...SeasonReasons
      }
    }
    navigation {
      ...WorkCalendarServices
    }
    ...Ask
  }
`;
