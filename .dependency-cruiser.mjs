/**
 * The map of the house: which rooms of `src` may know which. Arrows lead down the list of layers in
 * CONTRIBUTING and never up; types count as imports too.
 */

/** A room may know itself and what is named, and nothing else of `src`. */
const knowsOnly = (room, ...others) => ({
  name: `${room}-knows-only`,
  severity: "error",
  comment: `src/${room} may know: ${others.join(", ")}`,
  from: { path: `^src/(${room})/`, pathNot: "\\.(test|fixture)\\.tsx?$" },
  to: { path: "^src/", pathNot: [room, ...others].map((other) => `^src/(${other})`) },
});

const options = {
  doNotFollow: { path: "node_modules" },
  includeOnly: "^(src|e2e)/|^gatsby-[a-z]+\\.tsx?$",
  tsPreCompilationDeps: true,
  tsConfig: { fileName: "tsconfig.json" },
  enhancedResolveOptions: { extensions: [".ts", ".tsx", ".d.ts", ".css"] },
};

export default {
  forbidden: [
    {
      name: "no-circle",
      severity: "error",
      comment: "Two files that need each other are one, or hide a third that both need.",
      from: {},
      to: { circular: true },
    },
    {
      name: "nothing-left-over",
      severity: "error",
      comment: "A module that nothing needs is no part of the house.",
      from: {
        orphan: true,
        path: "^src/",
        pathNot:
          "\\.(test|d)\\.tsx?$|\\.css$|^src/(pages|templates|commands)/|^src/(html|gatsby/no-head-export)\\.tsx?$",
      },
      to: {},
    },
    {
      name: "in-the-style-guide",
      severity: "error",
      comment:
        "Every component has an example at /_wzornik: src/gatsby/develop/style-guide/examples.",
      from: { path: "^src/gatsby/develop/style-guide/style-guide\\.tsx$" },
      to: { path: "^src/components/[^.]+\\.tsx$", reachable: false },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      comment: "What only tests use lies with tests.",
      from: { path: "^src/", pathNot: "\\.(test|fixture)\\.tsx?$" },
      to: { path: "^e2e/|\\.(test|fixture)\\.tsx?$" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      comment: "What visitors' browsers run must not need Node.",
      from: {
        path: "^src/(pages|templates|sections|layout|components|hooks|enquiry/(shared|browser)|felling)/",
        pathNot: "\\.(test|fixture)\\.tsx?$|^src/felling/models/",
      },
      to: { path: "^src/utils/node/" },
    },
    knowsOnly("pages|templates", "sections", "layout", "components", "hooks", "utils"),
    knowsOnly(
      "sections",
      "layout",
      "components",
      "hooks",
      "utils",
      "enquiry/(shared|browser)/",
      "felling/",
    ),
    knowsOnly("layout", "components", "hooks", "utils"),
    knowsOnly("components", "hooks", "utils", "enquiry/(shared|browser)/"),
    knowsOnly("hooks", "utils"),
    knowsOnly("utils"),
    knowsOnly("site", "content", "output/site", "styles/colours", "utils"),
    knowsOnly("models", "content", "enquiry/shared/", "felling/", "map", "site/addresses", "utils"),
    knowsOnly("map", "content/model", "utils"),
    knowsOnly(
      "output",
      "content",
      "site/(addresses|read-redirects)",
      "server",
      "utils",
      "enquiry/shared/",
    ),
    knowsOnly("enquiry/shared", "utils"),
    knowsOnly("enquiry/browser", "enquiry/shared/", "utils"),
    knowsOnly("enquiry/server", "enquiry/shared/", "models", "site", "utils"),
    knowsOnly("felling", "content", "utils"),
    knowsOnly(
      "server",
      "enquiry/server/(plugin|config)",
      "enquiry/shared/upload-pace",
      "site",
      "utils",
    ),
    knowsOnly("editing", "content", "models", "deploy/releases", "site", "utils"),
    knowsOnly("deploy", "output", "server", "utils", "enquiry/shared/"),
  ],
  options,
};
