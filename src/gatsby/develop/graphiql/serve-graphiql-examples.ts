import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { CreateDevServerArgs } from "gatsby";
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
    const page = readFileSync(file, "utf8");
    withExamples(page).then(
      (html) => this.type("html").send(html),
      // Without examples it is still of use: a file of theirs is just being written.
      () => sendFile.call(this, file, ...rest),
    );
  };
}

/** The script comes first: GraphiQL reads its tabs when it starts. */
async function withExamples(page: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve("src/gatsby/develop/graphiql/open-with-examples.ts")],
    bundle: true,
    write: false,
    define: { EXAMPLE_QUERIES: JSON.stringify(exampleQueries().map(({ source }) => source)) },
  });
  const script = outputFiles.map(({ text }) => text).join("");
  return page.replace("<head>", () => `<head><script>${script}</script>`);
}
