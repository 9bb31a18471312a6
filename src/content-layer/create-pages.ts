import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import type { Model } from "./define-model";
import { models } from "./models";
import { errorIds } from "./on-plugin-init";

/** What a model needs to make its pages. */
export interface CreatePageTools {
  /** Runs a named query; a GraphQL error stops the build and names the model. */
  graphql: <Data>(query: string) => Promise<Data>;
  /**
   * Makes a page from `src/templates/<template>.tsx`, whose query finds its record by `$path`. An id
   * would stand in the page's data, and Gatsby makes ids of the absolute places of files: the same
   * content in another folder would give other pages.
   * @param context more variables of the query, which the template is also given as `pageContext`
   */
  createPage: (template: string, address: string, context?: Record<string, unknown>) => void;
  reporter: Reporter;
}

interface QueryResult<Data> {
  data?: Data;
  errors?: Error | Error[];
}

/** Lets every model make its pages, one after the other. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  for (const model of models) await model.createPages?.(toolsFor(model, args));
}

function toolsFor(model: Model, args: CreatePagesArgs): CreatePageTools {
  const { reporter } = args;
  return {
    reporter,
    graphql: async <Data>(query: string): Promise<Data> => {
      const { data, errors } = (await args.graphql<Data, never>(query)) as QueryResult<Data>;
      if (data && !errors) return data;
      const messages = [errors ?? []].flat().map(({ message }) => message);
      return reporter.panic({
        id: errorIds.query,
        context: { sourceMessage: `${model.typeName}: ${messages.join("\n")}` },
      });
    },
    createPage: (template, address, context) =>
      args.actions.createPage({
        path: address,
        component: path.resolve(`src/templates/${template}.tsx`),
        ...(context && { context }),
      }),
  };
}
