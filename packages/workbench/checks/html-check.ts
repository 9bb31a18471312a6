import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import type { BuiltPage } from "./built-pages";

/** The rules of the HTML standard and of accessible HTML; a rule that is off says why. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  elements: [
    "html5",
    {
      // A picture without its size moves what is below it.
      img: { attributes: { width: { required: true }, height: { required: true } } },
    },
  ],
  rules: {
    // How React writes HTML; the parser of a browser takes both.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // The content check counts the letters of titles; a town's title has a fixed wording.
    "long-title": "off",
    // `hidden` blocks show one of two navigations at a time; axe checks the page as it is shown.
    "unique-landmark": "off",
    // A list may have a name of its own, though a heading before it is more usual.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Every script and style comes from the site itself.
    "require-sri": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** What html-validate finds on a page, one line each: `/address 12:5 rule: message`. */
export async function htmlFindings({ path, file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}
