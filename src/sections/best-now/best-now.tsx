import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { calendarPath } from "../../utils/paths";
import { MONTHS, qualitiesOf } from "../../utils/season";
import { capitalise } from "../../utils/text/capitalise";
import { fillIn } from "../../utils/text/fill-in";
import * as thisMonth from "../../components/months/this-month.module.css";

interface BestNowProps {
  words: Queries.BestNowWordsFragment;
  /** All services by the menu's groups. */
  groups: Queries.BestNowServicesFragment["services"];
  /** The most services to name; then a link to the calendar follows. Without it all are named. */
  most?: number;
}

/**
 * The services whose best time is this month, without the groups' own pages. The page holds the lines of
 * all months, and the style sheet shows that of the month which the first script has written into the
 * document element (`src/gatsby/browser/before-react.ts`), so nothing moves. Without scripts there is none.
 */
export function BestNow({ words, groups, most }: BestNowProps) {
  // A group's own page comes first; it is an overview of the services after it.
  const services = groups.flatMap((group) =>
    group.label ? group.services.slice(1) : group.services,
  );
  const bestIn = (month: number) =>
    services.filter(({ season }) => qualitiesOf(season.periods)[month] === "best");
  return (
    <div>
      {MONTHS.map((name, month) => (
        <p key={name} className={thisMonth.line} data-months={month + 1}>
          {fillIn(words.now, { month: capitalise(name) })}{" "}
          {bestIn(month)
            .slice(0, most)
            .map(({ path, title }, index) => (
              <span key={path}>
                {index > 0 && ", "}
                <SiteLink href={path}>{title}</SiteLink>
              </span>
            ))}
          {most !== undefined && (
            <>
              . <SiteLink href={calendarPath}>{words.pageLink}</SiteLink>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment BestNowWords on SeasonWords {
    now
    pageLink
  }
  fragment BestNowServices on Navigation {
    services {
      label
      services {
        path
        title
        season {
          periods {
            from
            quality
          }
        }
      }
    }
  }
`;
