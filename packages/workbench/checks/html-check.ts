import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import type { BuiltPage } from "./built-pages";

/** The rules of the HTML standard and of accessible HTML, with the reasons for those turned off. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  elements: [
    "html5",
    {
      // A picture without a size shifts what is below it.
      img: { attributes: { width: { required: true }, height: { required: true } } },
    },
  ],
  rules: {
    // Of two navigations, one is always `hidden`; axe checks the rendered page.
    "unique-landmark": "off",
    // A list may have an accessible name, though a heading before it is more usual.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // All scripts and styles come from the site itself.
    "require-sri": "off",
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** html-validate's findings on a page, one line each: `/address 12:5 rule: message`. */
export async function htmlFindings({ path, file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) => `${path} ${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}
