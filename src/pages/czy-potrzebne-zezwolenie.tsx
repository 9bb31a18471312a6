import { graphql, type PageProps } from "gatsby";
import { Prose } from "../components/prose/prose";
import { Head } from "../layout/head/head";
import { FellingList } from "../sections/felling-list/felling-list";
import { FellingMeasure } from "../sections/felling-measure/felling-measure";
import { FellingQuestions } from "../sections/felling-questions/felling-questions";
import { FellingSource } from "../sections/felling-reasons/felling-source";
import { Intro } from "../sections/intro/intro";
import { fellingPath } from "../utils/paths";
import { required } from "../utils/required";

/** The guide that asks what is to be felled and says which formality it takes. */
export default function FellingGuidePage({ data }: PageProps<Queries.FellingGuidePageQuery>) {
  const words = required(data.fellingGuide, "fellingGuide");
  const rules = required(data.fellingRules, "fellingRules");
  const { photo } = required(data.homePage, "homePage").hero;
  return (
    <>
      <Head {...words.seo} path={fellingPath} imageAlt={photo.alt} />
      <Intro crumbs={[{ label: words.name }]} headline={words.headline} pitch={words.pitch} />
      <FellingQuestions rules={rules} words={words} />
      <FellingMeasure words={words} />
      <FellingList rules={rules} words={words}>
        <FellingSource rules={rules} words={words} />
        <Prose html={words.disclaimer.html} />
      </FellingList>
    </>
  );
}

export const query = graphql`
  query FellingGuidePage {
    fellingGuide {
      seo {
        title
        description
      }
      headline
      pitch
      disclaimer {
        html
      }
      ...FellingQuestionWords
      ...FellingMeasure
      ...FellingListWords
      ...FellingSourceWords
    }
    fellingRules {
      ...FellingQuestions
      ...FellingList
      ...FellingSource
    }
    homePage {
      hero {
        photo {
          alt
        }
      }
    }
  }
`;
