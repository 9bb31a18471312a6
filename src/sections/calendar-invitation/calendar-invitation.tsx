import { graphql } from "gatsby";
import { buttonClass } from "../../components/button/button";
import { calendarFile, calendarPath } from "../../utils/paths";

interface CalendarInvitationProps {
  data: Queries.CalendarInvitationFragment;
  /** The site's origin, because the address of a subscription is absolute. */
  siteUrl: string;
}

/** Offers the best times for the visitor's calendar, as a subscription or as a file. */
export function CalendarInvitation({ data: { files }, siteUrl }: CalendarInvitationProps) {
  const file = calendarFile(calendarPath);
  return (
    <section className="section on-lichen" aria-labelledby="files-heading">
      <div className="wrap split">
        <h2 id="files-heading">{files.heading}</h2>
        <div className="flow">
          <p className="prose">{files.body}</p>
          <div className="row">
            <a
              className={buttonClass({ variant: "line" })}
              href={siteUrl.replace(/^https?:/, "webcal:") + file}
            >
              {files.subscribe}
            </a>
            <a className="tap" href={file} download>
              {files.download}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment CalendarInvitation on CalendarPage {
    files {
      heading
      body
      subscribe
      download
    }
  }
`;
