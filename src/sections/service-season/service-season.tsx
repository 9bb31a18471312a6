import { graphql } from "gatsby";
import { MonthCells } from "../../components/months/month-cells";
import { MonthHeadings } from "../../components/months/month-headings";
import { QualityName } from "../../components/months/quality-name";
import { ReasonNames } from "../../components/months/reason-names";
import { SiteLink } from "../../components/site-link/site-link";
import { useThisMonth } from "../../hooks/use-this-month";
import { anchors } from "../../utils/anchors";
import { calendarPath } from "../../utils/paths";
import { bestWords, periodMonths, periodWords } from "../../utils/season";
import { fillIn } from "../../utils/text/fill-in";
import "../../components/months/this-month.module.css";
import * as styles from "./service-season.module.css";

interface ServiceSeasonProps {
  data: Queries.ServiceSeasonFragment;
  words: Queries.ServiceSeasonWordsFragment;
}

/**
 * When in the year a service is best done, why, and what to do beforehand. A phone shows of the periods their
 * times, and of the one that holds now all.
 */
export function ServiceSeason({ data, words }: ServiceSeasonProps) {
  const { title, season } = data;
  const { qualities } = words;
  const current = useThisMonth();
  return (
    <section className="section on-lichen" id={anchors.season} aria-labelledby="season-heading">
      <div className="wrap split">
        <div className="flow">
          <h2 id="season-heading">{words.heading}</h2>
          <p>
            {qualities.best}:{" "}
            <strong className={`serif ${styles.best}`}>{bestWords(season.periods)}</strong>
          </p>
        </div>
        <div className={`flow ${styles.matter}`}>
          <table className={styles.strip} aria-label={fillIn(words.months, { service: title })}>
            <thead>
              <tr>
                <MonthHeadings current={current} />
              </tr>
            </thead>
            <tbody>
              <tr>
                <MonthCells periods={season.periods} words={qualities} current={current} />
              </tr>
            </tbody>
          </table>
          <ul>
            {season.periods.map((period) => (
              <li key={period.from}>
                <details
                  className={`fold fold--phone ${styles.period}`}
                  data-months={periodMonths(period, season.periods)}
                >
                  <summary>
                    <span className={styles.time}>
                      {periodWords(period, season.periods)}
                      <QualityName quality={period.quality} words={qualities} />
                    </span>
                  </summary>
                  <p className={styles.note}>
                    {period.note}
                    {period.reasons.length > 0 && (
                      <span className={`small quiet ${styles.reasons}`}>
                        {words.reasons} <ReasonNames reasons={period.reasons} />
                      </span>
                    )}
                  </p>
                </details>
              </li>
            ))}
          </ul>
          <details className={`fold fold--phone ${styles.preparation}`}>
            <summary>
              <h3>{words.preparationHeading}</h3>
            </summary>
            <ul className="prose">
              {season.preparation.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </details>
          <SiteLink className="tap" href={calendarPath}>
            {words.pageLink}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceSeason on Service {
    title
    season {
      periods {
        from
        quality
        reasons {
          ...ReasonNames
        }
        note
      }
      preparation
    }
  }

  fragment ServiceSeasonWords on SeasonWords {
    heading
    months
    qualities {
      ...QualityWords
    }
    reasons
    preparationHeading
    pageLink
  }
`;
