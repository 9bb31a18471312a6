import { builtinModules } from "node:module";
import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import importSort from "eslint-plugin-simple-import-sort";
import globals from "globals";
import tseslint from "typescript-eslint";

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
      "The Content-Security-Policy allows no frame: packages/server/policy/content-security-policy.ts.",
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

/** Browsers have none of Node's own modules. */
const nodeModules = {
  files: ["src/{components,felling,hooks,layout,pages,sections,templates}/**/*.{ts,tsx}"],
  ignores: ["**/*.{test,fixture}.{ts,tsx}"],
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      {
        paths: builtinModules,
        patterns: [
          { group: ["node:*"], message: "This runs in a browser, which has no such module." },
        ],
      },
    ],
  },
};

const stores = ["sessionStorage", "localStorage", "indexedDB", "caches", "cookieStore"];

const INSTEAD_OF_HEADS =
  "Render the component Head of src/layout/head: it also writes the canonical address, the tags for other sites and the structured data.";

export default tseslint.config(
  {
    ignores: [
      "public/",
      ".cache/",
      ".develop/",
      "node_modules/",
      "static/",
      "packages/*/*.js",
      "**/*.cjs",
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "no-console": ["error", { allow: ["error", "warn"] }],
    },
  },
  // Whoever wrote a text, searching it must take time linear in its length.
  {
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  // One module lists everything kept in a visitor's browser; the content check compares it with the
  // privacy policy.
  {
    files: ["{src,packages}/**/*.{ts,tsx}"],
    ignores: [
      "packages/enquiries/browser/browser-storage.ts",
      "packages/gatsby-plugin-typed-content/develop/**",
      "**/*.test.{ts,tsx}",
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
  // No package knows the site, by import or by path, nor where itself lies, and neither do its tests: the
  // site passes in what a package needs, and its own files are beside it.
  {
    files: ["packages/**/*.{ts,tsx}"],
    // Gatsby's own folders, which every site has.
    ignores: [
      "packages/gatsby-plugin-typed-content/{pages/page-mistakes.test,types/query-types.test,hooks/plugin-options-schema}.ts",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          `:not(ImportDeclaration) > Literal[value=${PATH_OF_PROJECT}]`,
          `TemplateElement[value.raw=${PATH_OF_PROJECT}]`,
        ].map((selector) => ({
          selector,
          message: "A package does not know the project: let it be passed in.",
        })),
      ],
    },
  },
  // As in style sheets: who has set larger letters gets the layout of a narrower screen.
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": ["error", ...widthsInPx, namedQueries],
    },
  },
  // What Gatsby and its plugins offer and this site has a better way for. It works all the same; see
  // "Instead of Gatsby's" in CONTRIBUTING.md.
  {
    files: ["src/**/*.{ts,tsx}"],
    ignores: ["src/layout/head/**", "src/style-guide/**", "**/*.test.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          paths: [
            {
              name: "react-helmet",
              message: INSTEAD_OF_HEADS,
            },
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
          ],
        },
      ],
    },
  },
  {
    files: ["src/{components,layout,sections,felling}/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...widthsInPx,
        namedQueries,
        ...polishWords,
        ...brokenWhenBuilt,
      ],
    },
  },
  {
    files: ["src/{pages,templates}/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "ExportNamedDeclaration > FunctionDeclaration[id.name=Head]",
          "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=Head]",
          "ExportSpecifier[exported.name=Head]",
        ].map((selector) => ({
          selector,
          message: INSTEAD_OF_HEADS,
        })),
        ...widthsInPx,
        namedQueries,
        ...polishWords,
        ...brokenWhenBuilt,
      ],
    },
  },
  nodeModules,
  {
    // As Gatsby's documentation has it; Gatsby itself looks for queries in what is called `graphql`.
    files: ["**/gatsby-node.ts"],
    rules: { "@typescript-eslint/unbound-method": "off" },
  },
  // Packages first, then the project's own modules from far to near. Styles come last, so that a
  // component's rules follow those of the parts it contains. Side-effect imports come first,
  // because one of them sets the order of the layers.
  {
    plugins: { "simple-import-sort": importSort },
    rules: {
      "simple-import-sort/imports": [
        "error",
        {
          groups: [
            [
              "^\\u0000",
              "^node:",
              "^@?\\w",
              "^(?:@typed-site/|gatsby-plugin-(?:typed-content|finished-pages))",
              "^\\.\\.",
              "^\\.",
              "\\.css\\u0000?$",
            ],
          ],
        },
      ],
    },
  },
  {
    files: ["src/**/*.tsx"],
    ...jsxA11y.flatConfigs.strict,
    languageOptions: { ...jsxA11y.flatConfigs.strict.languageOptions, globals: globals.browser },
  },
  // Tests that break the rules of hooks fail as they run.
  { files: ["**/*.tsx"], ignores: ["**/*.test.tsx"], ...reactHooks.configs.flat.recommended },
  // A benchmark prints.
  { files: ["scripts/{lines,measure-starter}.ts"], rules: { "no-console": "off" } },
  {
    files: ["**/*.mjs"],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
