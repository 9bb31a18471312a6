import { graphql, useStaticQuery } from "gatsby";

/**
 * What all town pages share. One file for all of them, so that another town costs only its own
 * words, in the build and on the way from town to town.
 */
export function useTownPage(): Queries.TownPageSharedQuery {
  return useStaticQuery<Queries.TownPageSharedQuery>(graphql`
    query TownPageShared {
      townPage {
        ...TownIntroTexts
        ...TownAboutTexts
        ...TownMapTexts
      }
      townsPage {
        points {
          ...MapPoint
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
      ...Contact
      ...QuoteForm
      ...Faq
    }
  `);
}
