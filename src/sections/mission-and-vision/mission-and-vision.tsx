import { graphql } from "gatsby";
import { Motif } from "../../components/motif/motif";
import * as styles from "./mission-and-vision.module.css";

/** Mission and vision. */
export function MissionAndVision({ data }: { data: Queries.MissionAndVisionFragment }) {
  const { missionLabel, mission, vision } = data;
  return (
    <section className="section section--short on-deep on-bark" aria-label={missionLabel}>
      <Motif lines="contours" />
      <div className={`wrap cols ${styles.missionAndVision}`}>
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
  fragment MissionAndVision on HomePage {
    missionLabel
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
