import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { outcomeAddress } from "./src/utils/paths";

export { createResolvers } from "./src/gatsby/images/create-resolvers";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";

/** Gatsby types errors as `any`. */
type Answer = { data?: Queries.PagesOfTemplatesQuery; errors?: unknown };

/**
 * Makes the pages of the templates; Gatsby itself makes those of `src/pages`. A template finds its record by `$path`: an
 * id would become part of the page's data, and Gatsby derives ids from absolute paths.
 */
export const createPages: GatsbyNode["createPages"] = async ({ actions, graphql }) => {
  const result: Answer = await graphql<Queries.PagesOfTemplatesQuery>(`
    query PagesOfTemplates {
      allService {
        nodes {
          path
          alsoAt
        }
      }
      allTown {
        nodes {
          path
        }
      }
      allLegalPage {
        nodes {
          path
        }
      }
      fellingRules {
        outcomes {
          id
        }
      }
    }
  `);
  const { data, errors } = result;
  if (!data) throw new Error(JSON.stringify(errors));

  const make = (template: string, address: string) =>
    actions.createPage({ path: address, component: path.resolve(`src/${template}.tsx`) });
  for (const service of data.allService.nodes) {
    for (const address of [service.path, ...service.alsoAt]) make("templates/service", address);
  }
  for (const town of data.allTown.nodes) make("templates/town", town.path);
  for (const legalPage of data.allLegalPage.nodes) make("templates/legal", legalPage.path);
  for (const { id } of data.fellingRules.outcomes)
    make("templates/felling-outcome", outcomeAddress(id));
  if (process.env.NODE_ENV === "development") make("style-guide/style-guide", "/_style-guide");
};
