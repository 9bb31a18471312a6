import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

const folder = path.resolve("src/gatsby/develop/style-guide");

/** As in webpack: a library's style sheet is a text for the script that imports it. */
const librariesStyles: Plugin = {
  name: "styles of libraries are texts",
  setup(bundle) {
    bundle.onLoad({ filter: /node_modules.*\.css$/ }, async ({ path: file }) => ({
      contents: await readFile(file, "utf8"),
      loader: "text",
    }));
  },
};

/** The style guide as one HTML file, and the files that it is made of, from the project's folder. */
export interface StyleGuide {
  html: string;
  sources: string[];
}

/**
 * Makes the style guide: every component in every state. It is bundled for itself, so that the site's
 * own build knows nothing of it.
 * @param labels the words of the interface (`content/labels.yaml`)
 */
export async function renderStyleGuide(labels: unknown): Promise<StyleGuide> {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(folder, "style-guide.tsx")],
    outdir: "style-guide",
    bundle: true,
    write: false,
    metafile: true,
    jsx: "automatic",
    alias: { gatsby: path.join(folder, "gatsby-stand-in.ts") },
    define: {
      STYLE_GUIDE_LABELS: JSON.stringify(labels),
      "process.env.NODE_ENV": JSON.stringify("development"),
    },
    external: ["/img/*", "/fonts/*"],
    plugins: [librariesStyles],
  });
  const [script = "", style = ""] = [".js", ".css"].map(
    (ending) => outputFiles.find(({ path: file }) => file.endsWith(ending))?.text,
  );
  return { html: page(script, style), sources: Object.keys(metafile.inputs) };
}

const page = (script: string, style: string) => `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Wzornik</title>
<style>${style.replaceAll("</style", "<\\/style")}</style>
</head>
<body>
<div id="style-guide"></div>
<script>${script.replaceAll("</script", "<\\/script")}</script>
</body>
</html>
`;
