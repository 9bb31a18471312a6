import { GraphQLError } from "graphql";
import { findQueries, lineOf, parseModule } from "./find-queries";
import { type ModelTypes, readGeneratedTypes } from "./generated-types";
import { oldTypes } from "./old-types";
import { type Modules, unreadFields } from "./unread-fields";
import { wrongFields } from "./wrong-fields";

interface CheckedSite {
  /** The text of each module, by its file. */
  texts: ReadonlyMap<string, string>;
  /** The file with the types that Gatsby writes. */
  typesFile: string;
  typesText: string;
  /** The GraphQL types that the models make. */
  models: ModelTypes;
  /** What writes the types anew: `npm run task types`. */
  command: string;
}

/**
 * What is wrong with the queries of a site, in seconds and without Gatsby: fields that there are not, then types that
 * are older than models and queries, and fields that nobody reads.
 * @returns a line for each, with file, line and column
 */
export function queryProblems({ texts, typesFile, typesText, models, command }: CheckedSite) {
  try {
    const modules: Modules = new Map(
      [...texts].map(([file, text]) => {
        const tree = parseModule(file, text);
        return [file, { tree, documents: findQueries(tree) }];
      }),
    );
    const documents = [...modules.values()].flatMap((module) => module.documents);
    const generated = readGeneratedTypes(typesFile, typesText);
    const wrong = wrongFields(documents, generated, models);
    if (wrong.length > 0) return wrong;
    const old = oldTypes(documents, generated, models);
    const [first] = old;
    return [
      ...(first
        ? [
            `${typesFile}:1:1  The types are old, for one in ${first}. Write them anew by ${command}.`,
          ]
        : []),
      ...unreadFields(modules),
    ];
  } catch (error) {
    if (error instanceof GraphQLError) return [lineOf(error)];
    throw error;
  }
}
