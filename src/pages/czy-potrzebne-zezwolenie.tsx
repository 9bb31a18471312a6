import { graphql, type PageProps } from "gatsby";
import { FellingList } from "../felling/sections/felling-list/felling-list";
import { FellingMeasure } from "../felling/sections/felling-measure/felling-measure";
import { FellingQuestions } from "../felling/sections/felling-questions/felling-questions";
import { Head } from "../layout/head/head";
import { Intro } from "../sections/intro/intro";
import { fellingPath } from "../utils/paths";

/** The guide: asks what is to be felled and answers which formality that requires. */
export default function FellingGuidePage({ data }: PageProps<Queries.FellingGuidePageQuery>) {
  const { fellingGuide: words, fellingRules: rules, navigation } = data;
  const crumbs = [{ label: words.name }];
  return (
    <>
      <Head {...words.seo} path={fellingPath} crumbs={crumbs} />
      <Intro lines="rings" crumbs={crumbs} headline={words.headline} pitch={words.pitch} />
      <FellingQuestions rules={rules} words={words} towns={navigation.towns} />
      <FellingMeasure words={words} />
      <FellingList rules={rules} words={words} />
    </>
  );
}

export const query = graphql`
  query FellingGuidePage {
    fellingGuide {
      seo {
        ...Seo
      }
      headline
      pitch
      ...FellingQuestionWords
      ...FellingMeasure
      ...FellingListWords
    }
    fellingRules {
      ...FellingQuestions
      ...FellingList
    }
    navigation {
      towns {
        ...FellingQuestionTown
      }
    }
  }
`;
