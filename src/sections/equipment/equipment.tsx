import { graphql } from "gatsby";
import { Photo } from "../../components/photo/photo";
import { required } from "../../utils/required";
import * as styles from "./equipment.module.css";

/* square on phones and 4:3 above: a 3:2 photograph is drawn wider than its box */
const sizes = "(min-width: 1024px) 16rem, (min-width: 600px) 52vw, 10.5rem";

interface EquipmentProps {
  data: Queries.EquipmentFragment;
}

/** The machines, each with what it is for. */
export function Equipment({ data }: EquipmentProps) {
  const { equipmentHeading } = required(data.homePage, "homePage");
  return (
    <section className="section on-lichen" aria-labelledby="equipment-heading">
      <div className="wrap">
        <div className="head">
          <h2 id="equipment-heading">{equipmentHeading}</h2>
        </div>
        <ul className={`cols ${styles.equipment}`}>
          {data.allEquipmentItem.nodes.map(({ name, use, photo }) => (
            <li className={styles.item} key={name}>
              <div className="photo">
                <Photo file={photo.src} alt={photo.alt} sizes={sizes} />
              </div>
              <h3>{name}</h3>
              <p>{use}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
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
