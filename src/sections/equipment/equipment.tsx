import { graphql } from "gatsby";
import { Photo } from "../../components/photo/photo";
import { Section } from "../../components/section/section";
import { fromDesktop, fromTablet } from "../../utils/breakpoints";
import { FIELD } from "../../utils/drawing-field";
import * as styles from "./equipment.module.css";

/* square on phones and 4:3 above: a 3:2 photograph is wider than its box */
const sizes = `${fromDesktop} 16rem, ${fromTablet} 52vw, 10.5rem`;

/** The machines: what each is for, its capacity and its limits. */
export function Equipment({ data }: { data: Queries.EquipmentFragment }) {
  return (
    <Section
      id="equipment-heading"
      heading={data.homePage.equipmentHeading}
      className="section--short on-lichen"
    >
      <ul className={`cols ${styles.equipment}`}>
        {data.allEquipmentItem.nodes.map(({ name, use, drawing, facts, photo }) => (
          <li className={styles.item} key={name}>
            {photo ? (
              <div className="photo">
                <Photo file={photo.src} alt={photo.alt} sizes={sizes} />
              </div>
            ) : (
              <img
                className={styles.drawn}
                src={drawing.smallPicture}
                alt=""
                {...FIELD}
                loading="lazy"
                decoding="async"
              />
            )}
            <details className={`fold fold--phone ${styles.words}`}>
              <summary>
                <h3>{name}</h3>
              </summary>
              <p>{use}</p>
              <dl className={styles.facts}>
                {facts.map((fact) => (
                  <div key={fact.name}>
                    <dt>{fact.name}</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const query = graphql`
  fragment Equipment on Query {
    homePage {
      equipmentHeading
    }
    allEquipmentItem(sort: { position: ASC }) {
      nodes {
        name
        use
        drawing {
          smallPicture
        }
        facts {
          name
          value
        }
        photo {
          alt
          src {
            ...PhotoMedium
          }
        }
      }
    }
  }
`;
