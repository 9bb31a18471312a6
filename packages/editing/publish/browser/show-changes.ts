import { groupBy } from "../../../utils";
import { element } from "../../browser/element";
import type { Change } from "../differences/read-changes";
import { passage } from "./passage";

/** Throws the changes of a file away. */
export type Discard = (file: string, things: string[]) => unknown;

const KINDS = { changed: "", added: "nowe", removed: "usunięte", moved: "inna kolejność" };

/**
 * The changes, each thing once with its fields, and for each file a button that throws them away.
 * @param discard is called with the file and its things
 */
export function changeList(changes: readonly Change[], discard: Discard): Node[] {
  if (changes.length === 0) {
    return [element("p", {}, "Od ostatniej publikacji nic się nie zmieniło.")];
  }
  return [...groupBy(changes, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const things = groupBy(ofFile, ({ thing }) => thing);
    const articles = [...things].map(([thing, own]) =>
      element("article", {}, element("h3", {}, thing), ...own.map(changeOf)),
    );
    const names = [...things.keys()];
    const more = names.length > 1 ? ` i jeszcze ${names.length - 1}` : "";
    const button = element("button", { type: "button" }, `Odrzuć: ${names[0]}${more}`);
    button.addEventListener("click", () => discard(file, names));
    return [...articles, element("p", { class: "discard" }, button)];
  });
}

function changeOf({ field, kind, before, after }: Change): HTMLElement {
  const isText = before !== undefined || after !== undefined;
  const heading = [field, KINDS[kind] || (isText ? "" : "zmienione")].filter(Boolean).join(": ");
  return element(
    "div",
    { class: "change" },
    ...(heading ? [element("p", { class: "field" }, heading)] : []),
    ...(isText ? [element("p", { class: "text" }, ...textOf(before, after))] : []),
  );
}

/** What a text said crossed out, and what it says underlined. */
function textOf(before = "", after = ""): (Node | string)[] {
  const { start, old, now, end } = passage(before, after);
  const marks = [
    ...(old ? [element("del", {}, old)] : []),
    ...(old && now ? [" "] : []),
    ...(now ? [element("ins", {}, now)] : []),
  ];
  return [start, ...marks, end];
}
