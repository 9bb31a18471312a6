import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate";
import type { BuiltPage } from "./built-pages";

/** The rules of the HTML standard and of accessible HTML; a rule that is off says why. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  elements: [
    "html5",
    {
      // A picture without its size moves what stands below it.
      img: { attributes: { width: { required: true }, height: { required: true } } },
    },
  ],
  rules: {
    // How React writes HTML; the parser of a browser takes both.
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "void-style": "off",
    // The content check counts the letters of titles; a town's title is worded by the specification.
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
export async function htmlFindings({ address, file, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message }) => `${address} ${line}:${column} ${ruleId}: ${message}`,
    ),
  );
}

/**
 * Titles that more than one page bears, one line each. A page whose canonical address is another's
 * counts as that one.
 */
export function repeatedTitles(pages: BuiltPage[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const { address, html } of pages) {
    const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1];
    owners.set(title, (owners.get(title) ?? new Set()).add(canonical ?? address));
  }
  return [...owners]
    .filter(([, addresses]) => addresses.size > 1)
    .map(([title, addresses]) => `${[...addresses].join(", ")} share the title '${title}'`);
}
