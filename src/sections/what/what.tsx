import { graphql } from "gatsby";
import { Needs } from "../needs/needs";
import * as styles from "./what.module.css";

interface WhatProps {
  data: Queries.WhatFragment;
}

/** What makes a quote easier, none of it a must. */
export function What({ data: { what } }: WhatProps) {
  return (
    <section className="section" aria-labelledby="what-heading">
      <div className="wrap split">
        <h2 id="what-heading">{what.heading}</h2>
        <div className={styles.matter}>
          <p className="lead">{what.note}</p>
          <Needs items={what.items} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment What on ContactPage {
    what {
      heading
      note
      items {
        title
        note
      }
    }
  }
`;
