/** Which modules may import which. Types count as imports too. */

const tests = "\\.(test|fixture)\\.tsx?$";
/** The modules of a package that others may import: two where its code runs in two places. */
const doors = "^packages/[^/]+/(index|browser|form|server|node)\\.ts$";

/** A folder of `src` may import from itself and from the named folders, and from nothing else in `src`. */
const knowsOnly = (room, ...others) => ({
  name: `${room}-knows-only`,
  severity: "error",
  comment: `src/${room} may know: ${others.join(", ")}`,
  from: { path: `^src/(${room})/`, pathNot: tests },
  to: { path: "^src/", pathNot: [room, ...others].map((other) => `^src/(${other})/`) },
});

/** A package may import from the named ones and from no other, so that there is no circle of packages. */
const packageKnowsOnly = (name, ...others) => ({
  name: `package-${name}-knows-only`,
  severity: "error",
  comment: `packages/${name} may know: ${others.join(", ")}`,
  from: { path: `^packages/${name}/`, pathNot: tests },
  to: {
    path: "^packages/",
    pathNot: [name, ...others].map((other) => `^packages/${other}/`),
  },
});

const options = {
  doNotFollow: { path: "node_modules" },
  includeOnly: "^(src|packages|e2e)/|^gatsby-[a-z]+\\.tsx?$",
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
      name: "only-the-door",
      severity: "error",
      comment: "Take it from the package's door, or let the door give it; tests may look inside.",
      from: { pathNot: ["^packages/", "^e2e/", tests] },
      to: { path: "^packages/", pathNot: doors },
    },
    {
      name: "only-the-door-of-another-package",
      severity: "error",
      comment: "Take it from the package's door, or let the door give it; tests may look inside.",
      from: { path: "^packages/([^/]+)/", pathNot: tests },
      to: { path: "^packages/", pathNot: ["^packages/$1/", doors] },
    },
    {
      name: "no-package-knows-the-site",
      severity: "error",
      comment:
        "The site passes in what a package needs of it. Tests that need this site's own forms, words or pages lie in src or e2e.",
      from: { path: "^packages/" },
      to: { path: "^src/" },
    },
    {
      name: "server-knows-no-plug-in",
      severity: "error",
      comment:
        "The server and its tests work without any other package: a plug-in gets what it needs.",
      from: { path: "^packages/server/" },
      to: { path: "^packages/(?!server/|utils/)" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      comment: "What visitors' browsers run must not need Node.",
      from: {
        path: "^src/(pages|templates|sections|layout|components|hooks|utils|felling|gatsby/browser)/|^packages/(enquiries/(shared|browser)/|page-finisher/browser/|utils/(?!node[/.]))",
        pathNot: `${tests}|^src/felling/models/`,
      },
      to: {
        path: "^packages/(content-model|editing|release)/|^packages/(page-finisher|workbench|server)/(?!browser)|^packages/(enquiries/server|utils/node)",
      },
    },
    {
      name: "nothing-left-over",
      severity: "error",
      comment: "A module that nothing needs is no part of the house.",
      from: {
        orphan: true,
        path: "^(src|packages)/",
        pathNot:
          "\\.(test|d)\\.tsx?$|\\.css$|^src/(pages|templates)/|^packages/workbench/(bench|commands)/|^packages/release/tiny-server\\.fixture\\.ts$|^packages/utils/node/start-limited\\.ts$|^src/(html|gatsby/browser/no-head-export|commands/editing-command)\\.tsx?$",
      },
      to: {},
    },
    {
      name: "in-the-style-guide",
      severity: "error",
      comment: "Every component has an example at /_wzornik: src/style-guide/examples.",
      from: { path: "^src/style-guide/style-guide\\.tsx$" },
      to: { path: "^src/components/[^.]+\\.tsx$", reachable: false },
    },
    {
      name: "no-test-code-in-the-product",
      severity: "error",
      comment: "What only tests use lies with tests.",
      from: { path: "^(src|packages)/", pathNot: tests },
      to: { path: `^e2e/|${tests}` },
    },
    packageKnowsOnly("utils"),
    packageKnowsOnly("content-model", "utils"),
    packageKnowsOnly("server", "utils"),
    packageKnowsOnly("enquiries", "server", "utils"),
    packageKnowsOnly("page-finisher", "enquiries", "server", "content-model", "utils"),
    packageKnowsOnly("release", "page-finisher", "server", "utils"),
    packageKnowsOnly("editing", "release", "content-model", "utils"),
    packageKnowsOnly("workbench", "page-finisher", "enquiries", "server", "content-model", "utils"),
    knowsOnly("pages|templates", "sections", "felling", "layout", "components", "hooks", "utils"),
    knowsOnly("sections", "felling", "layout", "components", "hooks", "utils"),
    knowsOnly("felling", "sections", "models", "layout", "components", "hooks", "utils"),
    knowsOnly("layout", "components", "hooks", "utils"),
    knowsOnly("components", "hooks", "utils"),
    knowsOnly("hooks", "utils"),
    knowsOnly("utils"),
    knowsOnly("models", "felling", "utils"),
  ],
  options,
};
