import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { useToday } from "../../hooks/use-today";
import { classNames } from "../../utils/class-names";
import { isOneOf, NOTICES } from "./notice-days";
import * as styles from "./notices.module.css";

interface NoticesProps {
  /** What a screen reader calls the section. */
  heading: string;
  notices: ReadonlyArray<Queries.NoticeFragment>;
}

/**
 * Announcements above the header, each on its days. The built page has those of all days, for
 * visitors without a script: they read with each from when to when it is meant. For all others
 * `hideNoticesOfOtherDays` has decided before the first paint, and this decides the same again.
 */
export function Notices({ heading, notices }: NoticesProps) {
  const today = useToday();
  if (notices.length === 0) return null;
  const isHidden = (notice: Queries.NoticeFragment) =>
    today !== undefined && !isOneOf(intervalOf(notice), today);
  return (
    <section
      id={NOTICES}
      className="on-deep"
      aria-label={heading}
      hidden={notices.every(isHidden)}
      // A page's description in search results would begin with it, long after its day.
      data-nosnippet=""
    >
      {notices.map((notice, index) => (
        <p
          key={index}
          className={classNames(styles.notice, "wrap wrap--wide small")}
          hidden={isHidden(notice)}
          data-days={intervalOf(notice)}
        >
          <noscript>{`${daysInWords(notice)}: `}</noscript>
          {notice.text}
          {notice.link && (
            <>
              {" "}
              <SiteLink href={notice.link.address}>{notice.link.label}</SiteLink>
            </>
          )}
        </p>
      ))}
    </section>
  );
}

const intervalOf = ({ first, last }: Queries.NoticeFragment) => `${first}/${last}`;

const daysInWords = ({ firstInWords, lastInWords }: Queries.NoticeFragment) =>
  firstInWords === lastInWords ? firstInWords : `${firstInWords} – ${lastInWords}`;

export const query = graphql`
  fragment Notice on Notice {
    text
    link {
      label
      address
    }
    first
    last
    firstInWords: first(formatString: "D MMMM YYYY", locale: "pl")
    lastInWords: last(formatString: "D MMMM YYYY", locale: "pl")
  }
`;
