import { type Definition, patternOf } from "../definition";
import type { Model } from "../model";

/** A name in GraphQL (October 2021, 2.1.9); two underlines in front are GraphQL's own. */
const NAME = /^(?!__)[a-z_]\w*$/i;

const TYPE_NAME = /^[A-Z][A-Za-z\d]*$/;

/** The types of GraphQL, and those that Gatsby 5 and its plug-ins for files and pictures make. */
const OTHERS_TYPES = new Set([
  ..."String Int Float Boolean ID Date JSON Buffer Query Mutation Subscription Node".split(" "),
  ..."Directory File Internal PageInfo Potrace PotraceTurnPolicy".split(" "),
  ..."Site SiteBuildMetadata SiteFunction SitePage SitePlugin SiteSiteMetadata".split(" "),
  ..."FieldSelectorEnum SortOrderEnum TransformOptions BlurredOptions DuotoneGradient".split(" "),
  ..."AVIFOptions JPGOptions PNGOptions WebPOptions ImageCropFocus ImageFit ImageFormat".split(" "),
  ..."ImageLayout ImagePlaceholder".split(" "),
]);

/** What plug-ins for pictures put before the names of types. */
const OTHERS_BEGINNING = /^(?:ImageSharp|RemoteFile|GatsbyImage)/;

/** What Gatsby puts behind the name of a type, for its filters and lists. */
const GATSBYS_ENDING = /(?:Connection|Edge|FieldSelector|FilterInput|FilterListInput|SortInput)$/;

/** The fields of Gatsby's interface Node, and the one under which it puts what plug-ins add to a Node. */
const NODES_KEYS = ["id", "parent", "children", "internal", "fields"];

/** The field of a record in a list that tells its place there. */
const PLACE_IN_LIST = "position";

/** Names of types, each of which stands for one shape. Collects, for developers, a sentence for each that does not. */
export class TypeNames {
  readonly mistakes: string[] = [];
  private readonly taken = new Map<string, { shape: string; where: string }>();

  /**
   * @param shape tells one shape from another
   * @param where what names the type
   */
  add(name: string, shape: string, where: string): void {
    const other = this.taken.get(name);
    if (!other) {
      this.taken.set(name, { shape, where });
      this.mistakes.push(...typeNameMistakes(name, where));
    } else if (other.shape !== shape) {
      this.mistakes.push(
        `${name} is the name of two types, at ${other.where} and at ${where}: rename one of them.`,
      );
    }
  }
}

function typeNameMistakes(name: string, where: string): string[] {
  if (!TYPE_NAME.test(name)) {
    return [`${where} has the type name "${name}": use English letters, the first a capital.`];
  }
  return OTHERS_TYPES.has(name) || OTHERS_BEGINNING.test(name) || GATSBYS_ENDING.test(name)
    ? [`${where} has the type name "${name}", which is Gatsby's: use another one.`]
    : [];
}

/** What is wrong with a key of a group or a record. */
export const keyMistakes = (key: string, where: string): string[] =>
  NAME.test(key)
    ? []
    : [`${where} can be no name in GraphQL: use English letters, digits and underlines.`];

/** What is wrong with the keys that records have besides those of every record. */
export const recordKeyMistakes = ({ typeName, isList, shape, graphql }: Model): string[] =>
  [...Object.keys(shape.shape), ...Object.keys(graphql?.fields ?? {})].flatMap((key) => {
    if (NODES_KEYS.includes(key)) {
      return `${typeName}.${key} has a name that every record of Gatsby has: use another one.`;
    }
    return isList && key === PLACE_IN_LIST
      ? `${typeName}.${key} has the name of a record's place in its list: use another one.`
      : [];
  });

/** What is wrong with the values of a choice, as GraphQL names them. */
export const valueMistakes = (values: readonly string[], where: string): string[] =>
  values.flatMap((value, index) => {
    if (!NAME.test(value) || /^(?:true|false|null)$/.test(value)) {
      return `${where} has the value "${value}", which can be no name in GraphQL: use letters.`;
    }
    return values.indexOf(value) < index
      ? `${where} has two values that GraphQL calls "${value}": rename one of them.`
      : [];
  });

/** What is wrong with the files that models read: a pattern that is not understood, a file of two models. */
export function fileMistakes({ models }: Definition): string[] {
  const patterns = models.flatMap(({ typeName, files }) =>
    files.map((file) => ({ typeName, file })),
  );
  return patterns.flatMap(({ typeName, file }, index) => {
    if (file.includes("**")) {
      return `${typeName} reads "${file}", but "**" is not understood: write a pattern for each depth, "trees/*.yaml" and "trees/*/*.yaml".`;
    }
    const other = patterns.slice(0, index).find((one) => mayBeOneFile(one.file, file));
    return other
      ? `${typeName} reads "${file}", which ${other.typeName} reads, too ("${other.file}"): a file has one model.`
      : [];
  });
}

/** Whether one file may fit two patterns: one whose parts are those of either that have no star. */
function mayBeOneFile(one: string, other: string): boolean {
  const others = other.split("/");
  const name = one
    .split("/")
    .map((part, index) => (part.includes("*") ? others[index] : part))
    .join("/")
    .replaceAll("*", "x");
  return patternOf(one).test(name) && patternOf(other).test(name);
}
