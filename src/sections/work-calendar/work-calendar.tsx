import { graphql } from "gatsby";
import { MonthCells } from "../../components/months/month-cells";
import { MonthHeadings } from "../../components/months/month-headings";
import { QualityName } from "../../components/months/quality-name";
import { ReasonNames } from "../../components/months/reason-names";
import { SiteLink } from "../../components/site-link/site-link";
import { useThisMonth } from "../../hooks/use-this-month";
import { anchors } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { MONTHS, QUALITIES } from "../../utils/season";
import * as styles from "./work-calendar.module.css";

interface WorkCalendarProps {
  data: Queries.WorkCalendarFragment;
  words: Queries.WorkCalendarWordsFragment;
  /** All services by the menu's groups. */
  groups: Queries.WorkCalendarServicesFragment["services"];
}

/** How good each month is for each service, in one table. */
export function WorkCalendar({ data, words, groups }: WorkCalendarProps) {
  const current = useThisMonth();
  return (
    <section className="section" aria-labelledby="calendar-heading">
      <div className="wrap">
        <div className={`head ${styles.head}`}>
          <h2 id="calendar-heading">{data.tableHeading}</h2>
          <ul className={styles.key}>
            {QUALITIES.map((quality) => (
              <li key={quality}>
                <QualityName quality={quality} words={words.qualities} />
              </li>
            ))}
          </ul>
        </div>
        <table className={styles.table} aria-labelledby="calendar-heading">
          <thead className={styles.months}>
            <tr className={styles.row}>
              <th scope="col" className={classNames(styles.unseen, styles.reasons, styles.first)}>
                {data.serviceColumn}
              </th>
              <MonthHeadings current={current} />
              <th scope="col" className={classNames(styles.unseen, styles.reasons)}>
                {data.reasonsColumn}
              </th>
            </tr>
          </thead>
          {groups.map(({ label, services }) => (
            <tbody key={label}>
              {label !== null && (
                <tr>
                  <th
                    scope="rowgroup"
                    className={`serif ${styles.group}`}
                    colSpan={MONTHS.length + 2}
                  >
                    {label}
                  </th>
                </tr>
              )}
              {services.map(({ path, title, season }) => (
                <tr key={path} className={`${styles.row} ${styles.service}`}>
                  <th scope="row" className={styles.name}>
                    <SiteLink className="tap" href={`${path}#${anchors.season}`}>
                      {title}
                    </SiteLink>
                  </th>
                  <MonthCells periods={season.periods} words={words.qualities} current={current} />
                  <td className={styles.reasons}>
                    <ReasonNames reasons={season.periods.flatMap(({ reasons }) => reasons)} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment WorkCalendar on CalendarPage {
    tableHeading
    serviceColumn
    reasonsColumn
  }

  fragment WorkCalendarWords on SeasonWords {
    qualities {
      ...QualityWords
    }
  }

  fragment WorkCalendarServices on Navigation {
    services {
      label
      services {
        path
        title
        season {
          periods {
            from
            quality
            reasons {
              ...ReasonNames
            }
          }
        }
      }
    }
  }
`;
