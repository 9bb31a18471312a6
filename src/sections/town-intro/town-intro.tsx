import { graphql } from "gatsby";
import { fillIn } from "../../../packages/utils";
import { Button } from "../../components/button/button";
import type { Crumb } from "../../layout/head/page-description";
import { anchors } from "../../utils/anchors";
import { Assurance } from "../assurance/assurance";
import { Intro } from "../intro/intro";
import { QuoteButton } from "../quote-button/quote-button";

interface TownIntroProps {
  data: Queries.TownIntroFragment;
  crumbs: readonly Crumb[];
  texts: Queries.TownIntroTextsFragment;
}

/** The opening of a town page. */
export function TownIntro({ data, crumbs, texts }: TownIntroProps) {
  return (
    <Intro
      crumbs={crumbs}
      headline={data.heading}
      pitch={fillIn(texts.pitch, { town: data.name, locative: data.locative })}
      photo={data.photo}
    >
      <Assurance />
      <div className="row">
        <QuoteButton withoutCallBar />
        <Button href={`/#${anchors.services}`} variant="line">
          {texts.button}
        </Button>
      </div>
    </Intro>
  );
}

export const query = graphql`
  fragment TownIntro on Town {
    name
    locative
    heading
    photo {
      ...PhotoWide
    }
  }
  fragment TownIntroTexts on TownPage {
    pitch
    button
  }
`;
