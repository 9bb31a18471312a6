const everyProperty = "/.*/";
const palette = String.raw`/--[a-z]+-\d{2,3}\b/`;

/** @type {import("stylelint").Config} */
export default {
  ignoreFiles: ["public/**", ".cache/**", "node_modules/**", "static/**"],
  // Where the properties are defined that modules use.
  referenceFiles: ["src/**/*.css"],
  rules: {
    // A colour has a role: who changes the role changes it everywhere.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": [/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/],
    "declaration-property-value-disallowed-list": { [everyProperty]: [palette] },
    // A misspelt name is no error for a browser, it is only ignored.
    "no-unknown-custom-properties": true,
    "property-no-unknown": true,
    "declaration-property-value-no-unknown": true,
    "media-feature-name-no-unknown": true,
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "selector-pseudo-element-no-unknown": true,
    // Two breakpoints, and just below each. In em, so that larger letters get the layout of a narrower screen.
    "media-feature-name-value-allowed-list": {
      "min-width": ["37.5em", "64em"],
      "max-width": ["37.499em", "63.999em"],
    },
    // The layers say who wins.
    "declaration-no-important": true,
    "layer-name-pattern": "^(reset|tokens|base|layout|components|utilities|print)$",
    // The second of two is what counts, and who reads the first is misled. Values that a browser may not
    // know come right after the one that it falls back to.
    "declaration-block-no-duplicate-properties": [
      true,
      { ignore: ["consecutive-duplicates-with-different-values"] },
    ],
    "declaration-block-no-shorthand-property-overrides": true,
    "no-duplicate-selectors": true,
    "block-no-empty": true,
  },
  overrides: [
    {
      files: ["src/styles/tokens.css"],
      rules: {
        "color-no-hex": null,
        "function-disallowed-list": null,
        "declaration-property-value-disallowed-list": null,
      },
    },
    {
      // An application beside the site has a look of its own.
      files: ["apps/**/*.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null },
    },
  ],
};
