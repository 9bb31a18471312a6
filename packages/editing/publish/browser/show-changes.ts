import { groupBy } from "../../../utils";
import { element } from "../../browser/element";
import type { Passage } from "../differences/passages";
import type { Change } from "../differences/read-changes";

/** Throws the changes of a file away. */
export type Discard = (file: string, things: string[]) => void;

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
  const heading = [field, KINDS[kind] || (before || after ? "" : "zmienione")].filter(Boolean);
  return element(
    "div",
    { class: "change" },
    ...(heading.length > 0 ? [element("p", { class: "field" }, heading.join(": "))] : []),
    ...(before ? [side("Było", before, "del")] : []),
    ...(after ? [side("Jest", after, "ins")] : []),
  );
}

function side(label: string, { start, middle, end }: Passage, mark: "del" | "ins"): HTMLElement {
  const words = middle === "" ? [] : [element(mark, {}, middle)];
  const isEmpty = start + middle + end === "";
  const text = isEmpty ? ["(nic)"] : [start, ...words, end];
  return element("p", { class: "side" }, element("b", {}, `${label}: `), ...text);
}
