import postcss, { type AtRule, type Root, type Rule } from "postcss";

/**
 * Makes a function that leaves out of a style sheet every rule that needs a class which a page does
 * not have. Whatever depends on elements, attributes or states stays, so that a page without
 * scripts keeps all its looks. Pages with the same classes are answered from memory.
 * @param css the whole site's style sheet
 */
export function styleSelector(css: string): (classes: ReadonlySet<string>) => string {
  const sheet = postcss.parse(css);
  const answers = new Map<string, string>();
  return (classes) => {
    const key = [...classes].sort().join(" ");
    const answer = answers.get(key) ?? withoutUnused(sheet.clone(), classes).toString();
    answers.set(key, answer);
    return answer;
  };
}

/** Every class that stands in a page's HTML. */
export function classesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/)),
  );
}

function withoutUnused(sheet: Root, classes: ReadonlySet<string>): Root {
  sheet.walkRules((rule: Rule) => {
    const used = rule.selectors.filter((selector) => canMatch(selector, classes));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  sheet.walkAtRules((rule: AtRule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return sheet;
}

/** Classes inside `:not()`, `:is()`, `:where()` and `:has()` are no condition that must be met. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  const conditions = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  return [...conditions.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = ""]) =>
    classes.has(name),
  );
}

/** A style sheet without its `@font-face` rules. */
export function withoutFontFaces(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules("font-face", (rule) => void rule.remove());
  return sheet.toString();
}
