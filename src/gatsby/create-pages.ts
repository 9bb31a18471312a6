import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { CreatePageTools, Model } from "../content/model";
import { models } from "../content/models";
import { errorIds } from "./on-plugin-init";

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
