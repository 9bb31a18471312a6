import { builtinModules } from "node:module";
import { defineConfig } from "oxlint";

/** `npm run lint:code`. What is surely wrong, types included, and what only this project forbids. */

/** A path into the site or of a package; esquery takes no slash in a pattern. */
const PATH_OF_PROJECT = "/(^|\\u002F)src\\u002F|^(packages|e2e|deploy)\\u002F/";

/** A media query about a width in pixels. */
const WIDTH_IN_PX = "/(min|max)-width: *[0-9.]+px/";

const widthsInPx = [
  `Literal[value=${WIDTH_IN_PX}]`,
  `TemplateElement[value.raw=${WIDTH_IN_PX}]`,
].map((selector) => ({
  selector,
  message: "A media query asks for a width in em: see src/utils/breakpoints.ts.",
}));

const namedQueries = {
  selector:
    "TaggedTemplateExpression[tag.name=graphql] TemplateElement[value.raw=/^\\s*(query\\s*)?[{]/]",
  message:
    "Name the query, like query PricePage: an unnamed one has no type in src/gatsby-types.d.ts.",
};

/** Visitors' words are content, so that editors find them. */
const polishWords = ["Literal[value=", "TemplateElement[value.raw=", "JSXText[value="].map(
  (node) => ({
    selector: `${node}/[ąćęłńóśźż]/i]`,
    message: "Words that visitors read belong in content/, with a field in the model.",
  }),
);

/** A component or a hook that draws, outside of effects, handlers and other functions in it. */
const whileDrawing = (node) => {
  const drawing = ":function[id.name=/^(use)?[A-Z]/]";
  return `${drawing} ${node}:not(${drawing} :function ${node})`;
};

/** What breaks a page only after the build: in another place, at another time, or by the policy. */
const brokenWhenBuilt = [
  {
    selector: whileDrawing(
      "MemberExpression[object.name=/^(window|document|navigator|location)$/]",
    ),
    message:
      "A build draws this too, without a browser: read it in an effect or in a handler, or let CSS decide.",
  },
  {
    selector: whileDrawing("NewExpression[callee.name=Date][arguments.length=0]"),
    message:
      "The build draws with its own time, and React expects the same words: set it in an effect.",
  },
  {
    selector: "JSXOpeningElement[name.name=/^(iframe|embed|object)$/]",
    message:
      "The Content-Security-Policy allows no frame: packages/gatsby-plugin-finished-pages/headers/content-security-policy.ts.",
  },
  {
    selector:
      "JSXAttribute[name.name=/^(src|srcSet|poster)$/] Literal[value=/^(https?:)?\\u002F\\u002F/]",
    message:
      "The Content-Security-Policy allows no other host: put the file into content/photos or static/.",
  },
  {
    selector: "JSXAttribute[name.name=/^(href|to)$/] > Literal[value=/^\\u002F./]",
    message:
      "Take the address from src/utils/paths.ts, whose addresses a test holds against the pages.",
  },
];

/** As in style sheets: who has set larger letters gets the layout of a narrower screen. */
const everywhereInSite = [...widthsInPx, namedQueries];

const stores = ["sessionStorage", "localStorage", "indexedDB", "caches", "cookieStore"];

const INSTEAD_OF_HEADS =
  "Render the component Head of src/layout/head: it also writes the canonical address, the tags for other sites and the structured data.";

const ownHeads = [
  "ExportNamedDeclaration > FunctionDeclaration[id.name=Head]",
  "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=Head]",
  "ExportSpecifier[exported.name=Head]",
].map((selector) => ({ selector, message: INSTEAD_OF_HEADS }));

/** What Gatsby and its plugins offer and this site has a better way for: "Instead of Gatsby's" in CONTRIBUTING.md. */
const insteadOfGatsby = [
  { name: "react-helmet", message: INSTEAD_OF_HEADS },
  {
    name: "gatsby",
    importNames: ["Link"],
    message:
      "Use SiteLink: it loads the page that it leads to, data and code, and is not drawn again with each page.",
  },
  {
    name: "gatsby",
    importNames: ["Script"],
    message:
      "Import the module: the Content-Security-Policy allows no script of another host, and all scripts wait for the first paint already.",
  },
  {
    name: "gatsby",
    importNames: ["Slice"],
    message:
      "Put what all pages share into src/layout: it stays while pages change, and its data come with one static query.",
  },
  {
    name: "gatsby-plugin-image",
    importNames: ["StaticImage", "GatsbyImage"],
    message:
      "Use Photo: it shows the picture without a script and spares each page some 17 kB; the content says which photo.",
  },
];

/** Rules beyond those of what is surely wrong, which `categories` turns on. */
const strict = [
  "no-array-constructor",
  "no-case-declarations",
  "no-empty",
  "no-fallthrough",
  "no-prototype-builtins",
  "no-redeclare",
  "no-regex-spaces",
  "no-unexpected-multiline",
  "no-var",
  "prefer-const",
  "prefer-rest-params",
  "prefer-spread",
  "typescript/ban-ts-comment",
  "typescript/no-empty-object-type",
  "typescript/no-explicit-any",
  "typescript/no-misused-promises",
  "typescript/no-namespace",
  "typescript/no-require-imports",
  "typescript/no-unnecessary-type-assertion",
  "typescript/no-unnecessary-type-constraint",
  "typescript/no-unsafe-argument",
  "typescript/no-unsafe-assignment",
  "typescript/no-unsafe-call",
  "typescript/no-unsafe-enum-comparison",
  "typescript/no-unsafe-function-type",
  "typescript/no-unsafe-member-access",
  "typescript/no-unsafe-return",
  "typescript/only-throw-error",
  "typescript/prefer-promise-reject-errors",
  "typescript/require-await",
  "typescript/restrict-plus-operands",
];

const withoutTypes = Object.fromEntries(
  ["argument", "assignment", "call", "member-access", "return"].map((use) => [
    `typescript/no-unsafe-${use}`,
    "off",
  ]),
);

const TESTS = "**/*.test.{ts,tsx}";
const restrictSyntax = (selectors) => ({
  "eslint-js/no-restricted-syntax": ["error", ...selectors],
});

export default defineConfig({
  plugins: ["typescript", "oxc"],
  jsPlugins: [{ name: "eslint-js", specifier: "oxlint-plugin-eslint" }, "eslint-plugin-regexp"],
  categories: { correctness: "error" },
  options: { typeAware: true, typeCheck: true, denyWarnings: true },
  ignorePatterns: ["public/", ".cache/", ".develop/", "static/", "packages/*/*.js", "**/*.cjs"],
  rules: {
    ...Object.fromEntries(strict.map((rule) => [rule, "error"])),
    "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    "no-console": ["error", { allow: ["error", "warn"] }],
    // Arrays that are sorted here are lists of strings, and their spread makes code points, as meant.
    "typescript/require-array-sort-compare": "off",
    "typescript/no-misused-spread": "off",
    // Takes what an empty array leaves undefined for a value.
    "typescript/no-useless-default-assignment": "off",
    // `void` before a call in an arrow says that nothing is done with the answer.
    "typescript/no-meaningless-void-operator": "off",
    // Whoever wrote a text, searching it must take time linear in its length.
    "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
    "regexp/no-super-linear-move": ["error", { report: "potential" }],
  },
  overrides: [
    // One module lists everything kept in a visitor's browser; the content check compares it with the
    // privacy policy.
    {
      files: ["{src,packages}/**/*.{ts,tsx}"],
      excludeFiles: [
        "packages/enquiries/browser/browser-storage.ts",
        "packages/gatsby-plugin-typed-content/develop/**",
        TESTS,
      ],
      rules: {
        "no-restricted-globals": ["error", ...stores],
        "no-restricted-properties": [
          "error",
          { object: "document", property: "cookie" },
          ...["window", "globalThis", "self"].flatMap((object) =>
            stores.map((property) => ({ object, property })),
          ),
        ],
      },
    },
    // No package knows the site, by import or by path, nor where itself lies, and neither do its tests:
    // the site passes in what a package needs, and its own files are beside it.
    {
      files: ["packages/**/*.{ts,tsx}"],
      // Gatsby's own folders, which every site has.
      excludeFiles: [
        "packages/gatsby-plugin-typed-content/{pages/page-mistakes.test,types/query-types.test,hooks/plugin-options-schema}.ts",
      ],
      rules: restrictSyntax(
        [
          `:not(ImportDeclaration) > Literal[value=${PATH_OF_PROJECT}]`,
          `TemplateElement[value.raw=${PATH_OF_PROJECT}]`,
        ].map((selector) => ({
          selector,
          message: "A package does not know the project: let it be passed in.",
        })),
      ),
    },
    {
      files: ["src/**/*.{ts,tsx}"],
      excludeFiles: [TESTS],
      rules: restrictSyntax(everywhereInSite),
    },
    {
      files: ["src/{components,layout,sections,felling}/**/*.tsx"],
      excludeFiles: [TESTS],
      rules: restrictSyntax([...everywhereInSite, ...polishWords, ...brokenWhenBuilt]),
    },
    {
      files: ["src/{pages,templates}/**/*.tsx"],
      excludeFiles: [TESTS],
      rules: restrictSyntax([...ownHeads, ...everywhereInSite, ...polishWords, ...brokenWhenBuilt]),
    },
    {
      files: ["src/**/*.{ts,tsx}"],
      excludeFiles: ["src/layout/head/**", "src/style-guide/**", "**/*.test.tsx"],
      rules: { "no-restricted-imports": ["error", { paths: insteadOfGatsby }] },
    },
    // Browsers have none of Node's own modules.
    {
      files: ["src/{components,felling,hooks,layout,pages,sections,templates}/**/*.{ts,tsx}"],
      excludeFiles: ["**/*.{test,fixture}.{ts,tsx}", "src/layout/head/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            paths: [...insteadOfGatsby, ...builtinModules],
            patterns: [
              { group: ["node:*"], message: "This runs in a browser, which has no such module." },
            ],
          },
        ],
      },
    },
    // As Gatsby's documentation has it; Gatsby itself looks for queries in what is called `graphql`.
    { files: ["**/gatsby-node.ts"], rules: { "typescript/unbound-method": "off" } },
    {
      files: ["src/**/*.tsx"],
      plugins: ["jsx-a11y"],
      // A live region with `role="status"` is known to more readers than `<output>`.
      rules: { "jsx-a11y/prefer-tag-over-role": "off" },
    },
    // No types are declared in JavaScript.
    { files: ["**/*.mjs"], rules: withoutTypes },
    // Tests that break the rules of hooks fail as they run.
    {
      files: ["**/*.tsx"],
      excludeFiles: ["**/*.test.tsx"],
      plugins: ["react"],
      rules: { "react/rules-of-hooks": "error" },
    },
    // A benchmark prints.
    { files: ["scripts/{lines,measure-starter}.ts"], rules: { "no-console": "off" } },
  ],
});
