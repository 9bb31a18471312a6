import { graphql } from "gatsby";
import { Experience } from "../experience/experience";
import { LeadProse } from "../lead-prose/lead-prose";

/** The about page's own text beside the tree stump. */
export function Story({ data }: { data: Queries.StoryFragment }) {
  const { body, bodyLabel } = data.aboutPage;
  return (
    <section className="section" aria-label={bodyLabel}>
      <div className="wrap split">
        <Experience caption={data.homePage.about.ringsCaption} />
        <LeadProse html={body.html} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Story on Query {
    aboutPage {
      bodyLabel
      body {
        html
      }
    }
    homePage {
      about {
        ringsCaption
      }
    }
  }
`;
