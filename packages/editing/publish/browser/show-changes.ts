import { element } from "../../browser/element";
import type { Passage } from "../differences/passages";
import type { Change } from "../differences/read-changes";

const KINDS = { changed: "", added: "nowe", removed: "usunięte", moved: "inna kolejność" };

/** The changes, each thing once with its fields. */
export function changeList(changes: readonly Change[]): Node[] {
  if (changes.length === 0) {
    return [element("p", {}, "Od ostatniej publikacji nic się nie zmieniło.")];
  }
  const things = [...new Set(changes.map(({ thing }) => thing))];
  return things.map((thing) => {
    const own = changes.filter((change) => change.thing === thing);
    return element("article", {}, element("h3", {}, thing), ...own.map(changeOf));
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
