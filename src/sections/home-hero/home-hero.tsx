import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import { Motif } from "../../components/motif/motif";
import { Photo } from "../../components/photo/photo";
import { useCompany } from "../../hooks/use-company";
import { anchors } from "../../utils/anchors";
import { classNames } from "../../utils/class-names";
import { Assurance } from "../assurance/assurance";
import { BestNow } from "../best-now/best-now";
import { PhotosNote } from "../photos-note/photos-note";
import { QuoteButton } from "../quote-button/quote-button";
import * as styles from "./home-hero.module.css";

/** The photograph's `sizes`; the page's head preloads it with the same value. */
export const homeHeroSizes = "100vw";

interface HomeHeroProps {
  data: Queries.HomeHeroFragment;
  season: Queries.BestNowWordsFragment;
  /** All services by the menu's groups. */
  groups: Queries.BestNowServicesFragment["services"];
}

/** The home page's hero: a large photograph, a sign across its lower edge, the regions, the month's work. */
export function HomeHero({ data: { hero }, season, groups }: HomeHeroProps) {
  const { regions } = useCompany();
  return (
    <section aria-labelledby="headline">
      <div className={classNames("photo", styles.photo)}>
        <Photo file={hero.photo.src} alt={hero.photo.alt} sizes={homeHeroSizes} eager />
      </div>
      <div className={classNames("wrap", styles.low)}>
        <div className={classNames("on-deep flow", styles.board)}>
          <Motif lines="rings" className={styles.rings} />
          <h1 id="headline">{hero.headline}</h1>
          <p className="lead quiet">{hero.pitch}</p>
          <Assurance />
          <div className="row">
            <QuoteButton withoutCallBar />
            <Button href={`#${anchors.services}`} variant="line">
              {hero.button}
            </Button>
          </div>
          <PhotosNote />
        </div>
        <div className={styles.beside}>
          <p className={styles.regions}>
            <span className="small quiet">{hero.regionsLabel}</span>
            <span className="serif">{regions.join(", ")}</span>
          </p>
          <BestNow words={season} groups={groups} most={3} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment HomeHero on HomePage {
    hero {
      headline
      pitch
      button
      regionsLabel
      photo {
        ...PhotoWide
      }
    }
  }
`;
