import { graphql } from "gatsby";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { anchors } from "../../utils/anchors";
import { capitalise } from "../../utils/text/capitalise";
import * as styles from "./team.module.css";

/** The team, with qualifications and their numbers; while nobody is listed, only the anchor, for links in texts. */
export function Team({ data }: { data: Queries.TeamFragment }) {
  const { heading, number: numberLabel } = data.aboutPage.team;
  const { people } = data.company;
  if (people.length === 0) return <div id={anchors.team} />;
  return (
    <Section id="team-heading" anchor={anchors.team} heading={heading} split>
      <ul className={`cols ${styles.team}`}>
        {people.map(({ name, role, qualification, number, photo }, index) => (
          <li className={styles.person} key={index}>
            {photo && (
              <div className={`photo ${styles.face}`}>
                <Photo file={photo.src} alt={photo.alt} sizes="15rem" />
              </div>
            )}
            <h3>{name}</h3>
            <p>{capitalise(role)}</p>
            <p className="small quiet">{qualification}</p>
            {number && (
              <p className="small quiet">
                {numberLabel} {number}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Team on Query {
    aboutPage {
      team {
        heading
        number
      }
    }
    company {
      people {
        name
        role
        qualification
        number
        photo {
          alt
          src {
            ...PhotoSmall
          }
        }
      }
    }
  }
`;
