import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { SiteLink } from "../../components/site-link/site-link";
import * as styles from "./reviews.module.css";

interface ReviewsProps {
  words: Queries.ReviewsWordsFragment;
  reviews: readonly Queries.ReviewsFragment[];
}

/** Customers' reviews with links to their sources; nothing if there are none. */
export function Reviews({ words, reviews }: ReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews-heading" heading={words.heading}>
      <ul className={`cols ${styles.reviews}`}>
        {reviews.map(({ author, text, date, source, service, town }, index) => (
          <li key={index}>
            <figure className={styles.review}>
              <blockquote cite={source.url}>
                <p>{text}</p>
              </blockquote>
              <figcaption className="small quiet">
                <p>
                  <strong>{author}</strong>
                  {town && `, ${town.name}`}
                </p>
                {service && (
                  <p>
                    <SiteLink href={service.path}>{service.title}</SiteLink>
                  </p>
                )}
                <p>
                  <SiteLink href={source.url}>{source.name}</SiteLink>, {date}
                </p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={`small quiet ${styles.note}`}>{words.note}</p>
    </Section>
  );
}

export const query = graphql`
  fragment ReviewsWords on HomeReviews {
    heading
    note
  }

  fragment Reviews on Review {
    author
    text
    date(formatString: "D MMMM YYYY", locale: "pl")
    source {
      name
      url
    }
    service {
      path
      title
    }
    town {
      name
    }
  }
`;
