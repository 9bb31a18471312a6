import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateDevServerArgs } from "gatsby";
import { bundledScript } from "../../../editing/bundled-script";
import { exampleQueries } from "../../../queries/example-queries";

/** The page that Gatsby sends for `/___graphql`. */
const PAGE = path.join("gatsby-graphiql-explorer", "dist", "index.html");

type SendFile = (this: Response, file: string, ...rest: unknown[]) => void;

/** The parts of Express that are used here; Gatsby types its server as `any`. */
interface Response {
  type(name: string): { send(html: string): void };
}

interface Server {
  response: Response & { sendFile: SendFile };
}

/**
 * Opens GraphiQL with a tab for each example query. Gatsby has no option for it, and its route stands before all that
 * a site may add, so this changes how the page is sent
 * (https://expressjs.com/en/guide/overriding-express-api.html).
 */
export function serveGraphiqlExamples({ app }: Pick<CreateDevServerArgs, "app">): void {
  const { response } = app as Server;
  const { sendFile } = response;
  response.sendFile = function (file, ...rest) {
    if (!file.endsWith(PAGE)) return sendFile.call(this, file, ...rest);
    try {
      this.type("html").send(withExamples(readFileSync(file, "utf8")));
    } catch {
      // Without examples it is still of use: a file of theirs is just being written.
      sendFile.call(this, file, ...rest);
    }
  };
}

/** The script comes first: GraphiQL reads its tabs when it starts. */
function withExamples(page: string): string {
  const script = bundledScript("src/gatsby/develop/graphiql/open-with-examples.ts", {
    EXAMPLE_QUERIES: JSON.stringify(exampleQueries().map(({ source }) => source)),
  });
  return page.replace("<head>", () => `<head><script>${script}</script>`);
}
