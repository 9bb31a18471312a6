/** Which modules may import which. Types count as imports too. */

const tests =
  "\\.(test|fixture)\\.tsx?$|^packages/([^/]+/testing|test-support)/|^apps/[^/]+/(e2e|site)/";
/** The modules of a package that others may import: two where its code runs in two places. */
const doors =
  "^packages/([^/]+/(index|browser|form|headers|server|node|config)\\.ts$|enquiries/command\\.ts$|[^/]+/testing/|test-support/)";

const drawn = ["components", "hooks", "utils"];

/** The rooms of `src`, each with those that it may import from. Everything else is forbidden, in a new folder too. */
const rooms = {
  pages: ["felling", "sections", "layout", ...drawn],
  templates: ["felling", "sections", "layout", ...drawn],
  felling: ["sections", "layout", ...drawn],
  sections: ["layout", ...drawn],
  layout: drawn,
  "style-guide": ["sections", ...drawn],
  components: ["hooks", "utils"],
  hooks: ["utils"],
  models: ["felling", "styles", "utils"],
  "content.ts": ["models", "utils"],
  server: ["models", "utils"],
  build: ["content.ts", "layout", "styles", "utils"],
  gatsby: ["build", "layout", "components", "styles", "utils"],
  commands: ["content.ts", "build", "models", "utils"],
  styles: [],
  utils: [],
};

/** The packages, each with those that it may import from. */
const packages = {
  utils: [],
  "gatsby-plugin-typed-content": ["utils"],
  server: ["gatsby-plugin-finished-pages", "utils"],
  enquiries: ["server", "utils"],
  "gatsby-plugin-finished-pages": ["utils"],
  release: ["gatsby-plugin-finished-pages", "server", "utils"],
  workbench: ["gatsby-plugin-finished-pages", "server", "gatsby-plugin-typed-content"],
};

const pathOfRoom = (room) => (room.endsWith(".ts") ? `^src/${room}$` : `^src/${room}/`);
const pathOfPackage = (name) => `^packages/${name}/`;

/** A rule for each row of a table. */
const rulesFor = (table, folder, pathOf) =>
  Object.entries(table).map(([name, others]) => ({
    name: `${folder}-${name}-knows-only`,
    severity: "error",
    comment: `${folder}/${name} may know: ${others.join(", ") || "nothing"}`,
    from: { path: pathOf(name), pathNot: tests },
    to: { path: `^${folder}/`, pathNot: [name, ...others].map(pathOf) },
  }));

const options = {
  doNotFollow: { path: "node_modules" },
  includeOnly: "^(src|packages|apps|e2e)/|^gatsby-[a-z]+\\.tsx?$",
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
      comment: "Take it from the package's door, or let the door give it.",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: ["^packages/$1/", doors] },
    },
    {
      name: "no-package-knows-the-site",
      severity: "error",
      comment:
        "The site passes in what a package needs of it. Tests that need this site's own forms, words or pages lie in src or e2e.",
      from: { path: "^packages/" },
      to: { path: "^(src|e2e)/" },
    },
    {
      name: "nothing-knows-an-application",
      severity: "error",
      comment: "Whoever reads, builds, tests or deploys the site may delete `apps`.",
      from: { pathNot: "^apps/" },
      to: { path: "^apps/" },
    },
    {
      name: "an-application-knows-no-other",
      severity: "error",
      comment: "Each can be deleted by itself.",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "page-and-server-meet-in-shared",
      severity: "error",
      comment:
        "In an application `page` runs in a browser, `server` on Node, and `shared` on both.",
      from: { path: "^apps/([^/]+)/(page|server|shared)/", pathNot: tests },
      to: { path: "^apps/[^/]+/", pathNot: "^apps/$1/($2|shared)/" },
    },
    {
      name: "no-circle-of-rooms",
      severity: "error",
      comment: "Of two rooms one is below the other: what both need is a third.",
      scope: "folder",
      from: { path: "^apps/[^/]+/server/[^/]+$" },
      to: { path: "^apps/[^/]+/server/[^/]+$", circular: true },
    },
    {
      name: "server-knows-no-plug-in",
      severity: "error",
      comment:
        "The server and its tests work without any other package: a plug-in gets what it needs.",
      from: { path: "^packages/server/" },
      to: { path: "^packages/(?!server/|gatsby-plugin-finished-pages/|utils/|test-support/)" },
    },
    {
      name: "no-node-in-the-browser",
      severity: "error",
      comment: "What visitors' browsers run must not need Node.",
      from: {
        path: [
          ...["pages", "templates", "felling", "sections", "layout", ...drawn].map(pathOfRoom),
          "^src/gatsby/browser/",
          "^packages/(enquiries/(shared|browser)/|gatsby-plugin-finished-pages/browser/|utils/(?!node[/.]))",
        ],
        pathNot: tests,
      },
      to: {
        path: "^packages/gatsby-plugin-typed-content/(?!browser)|^packages/release/|^packages/(gatsby-plugin-finished-pages|workbench|server)/(?!browser)|^packages/(enquiries/server|utils/node)",
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
          "\\.(test|d)\\.tsx?$|\\.css$|^src/(pages|templates)/|^packages/workbench/commands/|^packages/test-support/jest/|^packages/release/tiny-server\\.fixture\\.ts$|^packages/utils/node/start-limited\\.ts$|^src/html\\.tsx?$",
      },
      to: {},
    },
    {
      name: "in-the-style-guide",
      severity: "error",
      comment: "Every component has an example at /_style-guide: src/style-guide/examples.",
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
    {
      name: "a-room-of-the-table",
      severity: "error",
      comment: "Write down in `rooms` what a new folder may import from.",
      from: { path: "^src/[^/]+/", pathNot: [tests, ...Object.keys(rooms).map(pathOfRoom)] },
      to: {},
    },
    ...rulesFor(rooms, "src", pathOfRoom),
    ...rulesFor(packages, "packages", pathOfPackage),
  ],
  options,
};
