import { graphql } from "gatsby";
import { SiteLink } from "../../components/site-link/site-link";
import { Experience } from "../experience/experience";
import { LeadProse } from "../lead-prose/lead-prose";
import { QuoteButton } from "../quote-button/quote-button";
import * as styles from "./about.module.css";

/** Who the company is and what it does, in short phrases on tree tags that lead on. */
export function About({ data: { about } }: { data: Queries.AboutFragment }) {
  return (
    <section className="section" aria-labelledby="about-heading">
      <div className="wrap split">
        <Experience caption={about.ringsCaption} />
        <div className={`flow ${styles.matter}`}>
          <h2 id="about-heading">{about.heading}</h2>
          <LeadProse html={about.body.html} />
          <ul className={`row ${styles.chips}`}>
            {about.chips.map(({ label, address }) => (
              <li key={label}>
                <SiteLink className={styles.chip} href={address}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <QuoteButton withoutCallBar />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment About on HomePage {
    about {
      heading
      body {
        html
      }
      chips {
        label
        address
      }
      ringsCaption
    }
  }
`;
