import { graphql } from "gatsby";
import { Prose } from "../../components/prose/prose";
import { SiteLink } from "../../components/site-link/site-link";
import { capitalise } from "../../utils/text/capitalise";
import { PhotosNote } from "../photos-note/photos-note";
import { TownOffice } from "../town-office/town-office";
import * as styles from "./town-about.module.css";

interface TownAboutProps {
  data: Queries.TownAboutFragment;
  texts: Queries.TownAboutTextsFragment;
}

/** A town's own content: its ground, useful services, neighbouring towns. The page's first photograph comes after it. */
export function TownAbout({ data, texts }: TownAboutProps) {
  const { locative, county, intro, needs, services, neighbours } = data;
  return (
    <section className="section" aria-labelledby="town-heading">
      <div className="wrap split">
        <div>
          <h2 id="town-heading">{capitalise(locative)}</h2>
          <p className="quiet">{county}</p>
        </div>
        <div className={`flow ${styles.matter}`}>
          <Prose className="lead" html={intro.html} />
          <div>
            <h3>{texts.needsHeading}</h3>
            <ul className={`prose ${styles.needs}`}>
              {needs.map((need) => (
                <li key={need}>{capitalise(need)}</li>
              ))}
            </ul>
          </div>
          <div>
            <h3>{texts.servicesHeading}</h3>
            <dl className={styles.services}>
              {services.map(({ service, note }) => (
                <div key={service.path}>
                  <dt>
                    <SiteLink href={service.path}>{service.title}</SiteLink>
                  </dt>
                  <dd>{note}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="flow">
            <h3>{texts.officeHeading}</h3>
            <TownOffice town={data} texts={texts} />
          </div>
          <div>
            <h3>{texts.nearbyHeading}</h3>
            <ul className={`cols links ${styles.nearby}`}>
              {neighbours.map(({ path, name, distance }) => (
                <li key={path}>
                  <SiteLink href={path}>{name}</SiteLink>
                  <span className="small quiet">{distance}</span>
                </li>
              ))}
            </ul>
          </div>
          <PhotosNote />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment TownAbout on Town {
    locative
    county
    intro {
      html
    }
    needs
    services {
      note
      service {
        path
        title
      }
    }
    neighbours {
      path
      name
      distance
    }
    ...TownOffice
  }
  fragment TownAboutTexts on TownPage {
    needsHeading
    servicesHeading
    officeHeading
    ...TownOfficeTexts
    nearbyHeading
  }
`;
