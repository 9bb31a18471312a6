import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import type { Crumb } from "../../layout/head/page-description";
import { anchors } from "../../utils/anchors";
import { fillIn } from "../../utils/text/fill-in";
import { Assurance } from "../assurance/assurance";
import { Intro } from "../intro/intro";
import { MapFigure } from "../map-figure/map-figure";
import { QuoteButton } from "../quote-button/quote-button";

interface TownIntroProps {
  data: Queries.TownIntroFragment;
  crumbs: readonly Crumb[];
  texts: Queries.TownIntroTextsFragment;
  /** The towns on the map. */
  towns: readonly Queries.MapTownFragment[];
}

/** The opening of a town page, with the town on the map. */
export function TownIntro({ data, crumbs, texts, towns }: TownIntroProps) {
  const { name, locative, summary, path, heading } = data;
  return (
    <Intro
      crumbs={crumbs}
      headline={heading}
      pitch={fillIn(texts.pitch, { town: name, locative })}
      map={
        <MapFigure
          label={fillIn(texts.map.label, { town: name })}
          current={path}
          towns={towns}
          texts={texts.map}
        />
      }
    >
      <p>{fillIn(texts.ground, { summary })}</p>
      <Assurance />
      <div className="row">
        <QuoteButton href={`#${anchors.quote}`} withoutCallBar />
        <Button href={`/#${anchors.services}`} variant="line" className="without-call-bar">
          {texts.button}
        </Button>
      </div>
    </Intro>
  );
}

export const query = graphql`
  fragment TownIntro on Town {
    name
    path
    locative
    summary
    heading
  }
  fragment TownIntroTexts on TownPage {
    pitch
    ground
    button
    map {
      label
      ...MapTexts
    }
  }
`;
