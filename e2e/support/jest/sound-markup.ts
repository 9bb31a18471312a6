import path from "node:path";

/** What refers to another element of the page by its id. */
const REFERENCES = ["aria-labelledby", "aria-describedby", "aria-controls", "for"];

/** What a library draws has its own tests. */
const LIBRARY = ".pswp";

const isNamed = (element: Element) =>
  element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby");

/** Scripts fill what has a role or an attribute of theirs. */
const isFilled = ({ textContent, innerHTML, attributes }: Element) =>
  textContent !== "" ||
  innerHTML !== "" ||
  Array.from(attributes).some(({ name }) => name === "role" || name.startsWith("data-"));

const isControlNamed = (control: Element) =>
  isNamed(control) ||
  control.getAttribute("type") === "hidden" ||
  Boolean(control.closest("label") ?? document.querySelector(`label[for="${control.id}"]`));

/** What each of these elements has to have. */
const NEEDS: Record<string, (element: Element) => boolean> = {
  section: (section) => isNamed(section) || !section.querySelector("h2[id], h3[id]"),
  nav: isNamed,
  th: (cell) => cell.hasAttribute("scope"),
  // Without it a button would send the form around it.
  button: (button) => button.hasAttribute("type"),
  // The page moves where a picture comes whose size it does not know.
  img: (image) => ["alt", "width", "height"].every((name) => image.hasAttribute(name)),
  a: (link) => isNamed(link) || link.textContent !== "" || Boolean(link.querySelector("img")?.alt),
  svg: (drawing) =>
    Boolean(drawing.querySelector("a, use")) ||
    (drawing.hasAttribute("viewBox") &&
      (isNamed(drawing) || Boolean(drawing.closest("[aria-hidden=true], [role=img]")))),
  p: isFilled,
  strong: isFilled,
  h2: isFilled,
  h3: isFilled,
  path: (line) => Boolean(line.getAttribute("d")),
  input: isControlNamed,
  select: isControlNamed,
  textarea: isControlNamed,
};

/** Whoever tabs to what is read to nobody is lost. */
const isLost = (element: Element) =>
  /^(?:a|button|input|select|textarea|summary)$/.test(element.localName) &&
  element.getAttribute("tabindex") !== "-1" &&
  Boolean(element.closest("[aria-hidden=true]")) &&
  !element.closest("[inert], [hidden]");

const hasDeadReference = (element: Element) =>
  REFERENCES.some((name) =>
    element
      .getAttribute(name)
      ?.split(/\s+/)
      .some((id) => !document.getElementById(id)),
  );

/** What is wrong with the markup of a page, or of a part, for those who do not see it. */
const faultsOf = (page: Element): string[] =>
  Array.from(page.getElementsByTagName("*"))
    .filter((element) => {
      const isComplete = NEEDS[element.localName]?.(element) ?? true;
      return !isComplete || isLost(element) || hasDeadReference(element);
    })
    .filter((element) => !element.closest(LIBRARY))
    .map((element) => element.outerHTML.slice(0, 150));

// Whatever else a test of the site's components asks: what it has drawn makes sense without eyes.
afterEach(() => {
  const { testPath = "" } = expect.getState();
  const isOfSite = testPath.startsWith(path.resolve("src")) && testPath.endsWith(".tsx");
  if (typeof document === "undefined" || !isOfSite) return;
  expect(faultsOf(document.body)).toEqual([]);
});
