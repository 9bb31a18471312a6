import { graphql, useStaticQuery } from "gatsby";

/**
 * The data that all town pages share, as one file: another town adds only its own texts to the
 * build, and to a page change from town to town.
 */
export function useTownPage(): Queries.TownPageSharedQuery {
  return useStaticQuery<Queries.TownPageSharedQuery>(graphql`
    query TownPageShared {
      townPage {
        ...TownIntroTexts
        ...TownAboutTexts
      }
      navigation {
        strip {
          ...MapTown
        }
      }
      homePage {
        transformation {
          ...Transformations
        }
        reviews {
          ...ReviewsWords
        }
      }
      ...Services
      ...Ask
      ...Faq
    }
  `);
}
