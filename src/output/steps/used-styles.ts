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
    const key = keyOf(classes);
    const answer = answers.get(key) ?? withoutUnused(sheet.clone(), classes).toString();
    answers.set(key, answer);
    return answer;
  };
}

/**
 * Limits how many choices of styles there are, since the hash of each stands in the head of every answer:
 * pages with the most common sets of classes keep their own, and those with rarer ones share one for all
 * their classes.
 * @param pages the classes of every page
 * @returns from the classes of a page to those whose styles it gets
 */
export function shareRareStyles(
  pages: Iterable<ReadonlySet<string>>,
  most: number,
): (classes: ReadonlySet<string>) => ReadonlySet<string> {
  const found = new Map<string, { classes: ReadonlySet<string>; count: number }>();
  for (const classes of pages) {
    const key = keyOf(classes);
    found.set(key, { classes, count: (found.get(key)?.count ?? 0) + 1 });
  }
  const byCount = [...found].sort(
    ([one, { count }], [other, { count: others }]) => others - count || (one < other ? -1 : 1),
  );
  const rare = byCount.length > most ? byCount.slice(most - 1) : [];
  const shared = new Set(rare.flatMap(([, { classes }]) => [...classes]));
  const keys = new Set(rare.map(([key]) => key));
  return (classes) => (keys.has(keyOf(classes)) ? shared : classes);
}

const keyOf = (classes: ReadonlySet<string>) => [...classes].sort().join(" ");

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
