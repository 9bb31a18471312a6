import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefinitionNode, Kind, parse, type SelectionSetNode } from "graphql";
import { listFiles } from "@typed-site/utils/node";
import { readContent } from "gatsby-plugin-typed-content";
import { content } from "../content";
import { anchors } from "../utils/anchors";

const definitionsIn = (file: string): readonly DefinitionNode[] =>
  [...readFileSync(file, "utf8").matchAll(/\bgraphql`([^`]*)`/g)].flatMap(
    ([, text = ""]) => parse(text).definitions,
  );

const fragments = new Map(
  listFiles("src")
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => definitionsIn(path.join("src", file)))
    .flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
);

/** The fields of a selection, including those of its fragments. */
const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return one.name.value;
    if (one.kind === Kind.INLINE_FRAGMENT) return fieldsOf(one.selectionSet);
    const fragment = fragments.get(one.name.value);
    if (!fragment) throw new Error(`There is no fragment ${one.name.value}`);
    return fieldsOf(fragment.selectionSet);
  });

/** A module and all modules of the site whose values it imports. */
function modulesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/^import (?!type )[^;]*?"(\.[^"]+)";$/gm);
  for (const [, name = ""] of imports) {
    const module = path.join(path.dirname(file), name);
    const source = [".tsx", ".ts"].map((ending) => module + ending).find(existsSync);
    if (source) modulesOf(source, seen);
  }
  return seen;
}

/** The types queried by a page's component and by the hooks it uses. */
function queriedTypes(component: string): Set<string> {
  const fields = [...modulesOf(component)]
    .flatMap(definitionsIn)
    .flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? fieldsOf(one.selectionSet) : []))
    .map((field) => field.replace(/^all(?=[A-Z])/, "").toLowerCase());
  const types = content.models.map(({ typeName }) => typeName);
  return new Set(types.filter((type) => fields.includes(type.toLowerCase())));
}

/** Types queried on every page, and the forms' texts: their changes make no page newer. */
const everywhere = new Set([...queriedTypes("src/layout/layout/layout.tsx"), "Forms"]);

const withPages = content.models.filter((model) => model.pages?.of).map(({ typeName }) => typeName);

const pages = content.pages(content.records(readContent("content")));

/** The components of each model's pages. */
const components = new Map(
  content.models.flatMap((model) => {
    const own = pages.filter(({ record }) => record.model === model);
    return own.length > 0 ? [[model, new Set(own.map(({ component }) => component))]] : [];
  }),
);

test.each([...components].map(([model, own]) => [model.typeName, model, own] as const))(
  "%s names the types that its pages show",
  (typeName, { pages: { shows = [] } = {} }, own) => {
    const queried = new Set(
      [...own].flatMap((component) => [...queriedTypes(path.join("src", component))]),
    );
    const shown = [...queried].filter((type) => !everywhere.has(type) && !withPages.includes(type));
    expect({ typeName, shows: [...shows].sort() }).toEqual({ typeName, shows: shown.sort() });
  },
);

/**
 * The ids that a page's component and the modules that it uses give to parts of the page, besides those of each page. The
 * form for a quote is in modules of pages without it, too; a page that has it names its id itself.
 */
function idsIn(component: string): string[] {
  const own = readFileSync(component, "utf8");
  const names = [...modulesOf(component)].flatMap((file) =>
    Array.from(
      readFileSync(file, "utf8").matchAll(/\b(?:id|anchor)=\{anchors\.(\w+)\}/g),
      ([, name = ""]) => anchors[name as keyof typeof anchors],
    ),
  );
  const isOnPage = (id: string) => id !== anchors.quote || own.includes("anchors.quote");
  const elsewhere: string[] = [anchors.main, anchors.towns];
  return [...new Set<string>(names)].filter((id) => isOnPage(id) && !elsewhere.includes(id)).sort();
}

test.each([...new Set(pages.map(({ component }) => component))])(
  "links may lead to each part of %s that has an id, and to no other",
  (component) => {
    const declared = pages.flatMap((page) =>
      page.component === component ? (page.anchors ?? []) : [],
    );
    const named = [...new Set(declared)].filter((id) =>
      Object.values<string>(anchors).includes(id),
    );
    expect(named.sort()).toEqual(idsIn(path.join("src", component)));
  },
);
