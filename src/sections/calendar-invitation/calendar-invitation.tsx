import { graphql } from "gatsby";
import { buttonClass } from "../../components/button/button";
import { Section } from "../../components/section/section";
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
    <Section id="files-heading" heading={files.heading} split className="on-lichen">
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
    </Section>
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
