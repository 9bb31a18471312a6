import { graphql } from "gatsby";
import { Button } from "../../components/button/button";
import { Prose } from "../../components/prose/prose";
import type { Crumb } from "../../layout/head/page-description";
import { anchors, sectionAnchor } from "../../utils/anchors";
import { bestWords } from "../../utils/season";
import { Assurance } from "../assurance/assurance";
import { QuoteForm } from "../forms/quote-form/quote-form";
import { Intro } from "../intro/intro";
import { QuoteButton } from "../quote-button/quote-button";
import * as styles from "./service-intro.module.css";

interface ServiceIntroProps {
  data: Queries.ServiceIntroFragment;
  crumbs: readonly Crumb[];
  /** The texts and services of the quote form. */
  form: Queries.QuoteFormFragment;
  words: Queries.ServiceIntroWordsFragment;
}

/** The opening of a service page, with the quote form, or with the photograph if comparisons or a group's services follow. */
export function ServiceIntro({ data, crumbs, form, words }: ServiceIntroProps) {
  const { headline, pitch, photo, drawing, ground, opening, season, priceSection, stormNote } =
    data;
  const hasForm = opening === "form";
  return (
    <Intro
      crumbs={crumbs}
      headline={headline}
      pitch={pitch}
      photo={photo}
      drawing={drawing}
      lines={ground}
      form={hasForm && <QuoteForm data={form} page={data.path} service={data} compact />}
    >
      {stormNote && <Prose className={styles.storm} html={stormNote.html} />}
      <Assurance />
      <div className="row">
        {hasForm ? (
          <Button href={`#${anchors.details}`} variant="line">
            {words.moreButton}
          </Button>
        ) : (
          <QuoteButton withoutCallBar />
        )}
        <p className={styles.facts}>
          <a href={`#${sectionAnchor(priceSection - 1)}`}>{words.priceLink}</a>
          {" · "}
          {words.season.qualities.best}:{" "}
          <a href={`#${anchors.season}`}>{bestWords(season.periods)}</a>
        </p>
      </div>
    </Intro>
  );
}

export const query = graphql`
  fragment ServiceIntro on Service {
    ...QuoteFormService
    headline
    pitch
    ground
    opening
    priceSection
    stormNote {
      html
    }
    season {
      periods {
        from
        quality
      }
    }
    photo {
      ...PhotoWide
    }
    drawing {
      ...Drawing
    }
  }

  fragment ServiceIntroWords on ServicePage {
    moreButton
    priceLink
    season {
      qualities {
        best
      }
    }
  }
`;
