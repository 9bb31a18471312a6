import { graphql } from "gatsby";
import * as styles from "./creed.module.css";

interface CreedProps {
  data: Queries.CreedFragment;
}

/** Mission and vision. */
export function Creed({ data: { creedLabel, mission, vision } }: CreedProps) {
  return (
    <section
      className={`section on-deep on-bark contours ${styles.surface}`}
      aria-label={creedLabel}
    >
      <div className={`wrap cols ${styles.creed}`}>
        {[mission, vision].map(({ heading, body }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <p>{body}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Creed on HomePage {
    creedLabel
    mission {
      heading
      body
    }
    vision {
      heading
      body
    }
  }
`;
