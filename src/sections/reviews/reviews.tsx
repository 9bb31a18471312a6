import { graphql } from "gatsby";
import { Section } from "../../components/section/section";
import { SiteLink } from "../../components/site-link/site-link";
import * as styles from "./reviews.module.css";

interface ReviewsProps {
  words: Queries.ReviewsWordsFragment;
  reviews: readonly Queries.ReviewsFragment[];
  /** Where others write about the company. */
  profiles?: readonly Queries.PublicProfileLinkFragment[];
}

/** Customers' reviews with links to their sources, and where to read more; nothing if there is neither. */
export function Reviews({ words, reviews, profiles = [] }: ReviewsProps) {
  if (reviews.length === 0 && profiles.length === 0) return null;
  return (
    <Section id="reviews-heading" heading={words.heading}>
      {reviews.length > 0 && (
        <>
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
        </>
      )}
      {profiles.length > 0 && (
        <ul className="row">
          {profiles.map(({ label, url }) => (
            <li key={url}>
              <SiteLink className="tap" href={url}>
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export const query = graphql`
  fragment PublicProfileLink on PublicProfile {
    label
    url
  }

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
