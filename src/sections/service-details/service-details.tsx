import { graphql } from "gatsby";
import { NumberedSections } from "../../components/numbered-sections/numbered-sections";
import { Prose } from "../../components/prose/prose";
import { anchors } from "../../utils/anchors";
import { ContactCard } from "./contact-card";
import { Contents } from "./contents";
import * as styles from "./service-details.module.css";

interface ServiceDetailsProps {
  data: Queries.ServiceDetailsFragment;
  /** Heading of the contact card. */
  askHeading: string;
}

/** A service in detail: numbered sections, with contents and a contact card at the side. */
export function ServiceDetails({
  data: { title, lead, sections, priceSection },
  askHeading,
}: ServiceDetailsProps) {
  return (
    <section className="section" id={anchors.details} aria-label={title}>
      <div className={`wrap ${styles.serviceDetails}`}>
        <div className={styles.side}>
          <Contents headings={sections.map(({ heading }) => heading)} />
          <ContactCard heading={askHeading} />
        </div>
        <div className={`flow ${styles.matter}`}>
          <Prose className="lead" html={lead.html} />
          <NumberedSections sections={sections} openOnPhone={[1, priceSection]} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ServiceDetails on Service {
    title
    priceSection
    lead {
      html
    }
    sections {
      heading
      body {
        html
      }
      drawing {
        ...Drawing
      }
    }
  }
`;
