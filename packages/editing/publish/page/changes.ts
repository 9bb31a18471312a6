import { groupBy } from "../../../utils";
import type { Change } from "../differences/read-changes";
import { html } from "./html";
import { passage } from "./passage";

const KINDS = { changed: "", added: "nowe", removed: "usunięte", moved: "inna kolejność" };

/** The changes, each thing once with its fields, and for each file a button that throws them away. */
export function changeList(changes: readonly Change[]) {
  if (changes.length === 0) return html`<p>Od ostatniej publikacji nic się nie zmieniło.</p>`;
  return [...groupBy(changes, ({ file }) => file)].map(([file, ofFile]) => {
    const things = groupBy(ofFile, ({ thing }) => thing);
    const [first = "", ...others] = things.keys();
    const more = others.length > 0 ? ` i jeszcze ${others.length}` : "";
    return html`
      ${[...things].map(
        ([thing, own]) => html`
          <article>
            <h3>${thing}</h3>
            ${own.map(changeOf)}
          </article>
        `,
      )}
      <p class="discard">
        <button
          type="button"
          data-action="discard"
          data-body="${file}"
          data-question="Odrzucić zapisane zmiany? Będzie znowu tak, jak na stronie w internecie."
          data-places="${[first, ...others].join("\n")}"
          data-agree="Odrzuć"
        >
          Odrzuć: ${first}${more}
        </button>
      </p>
    `;
  });
}

function changeOf({ field, kind, before, after }: Change) {
  const isText = before !== undefined || after !== undefined;
  const heading = [field, KINDS[kind] || (isText ? "" : "zmienione")].filter(Boolean).join(": ");
  return html`
    <div class="change">
      ${heading && html`<p class="field">${heading}</p>`} ${isText && textOf(before, after)}
    </div>
  `;
}

/** What a text said crossed out, and what it says underlined. */
function textOf(before = "", after = "") {
  const { start, old, now, end } = passage(before, after);
  const gone = old && html`<del>${old}</del>`;
  const fresh = now && html`<ins>${now}</ins>`;
  return html`<p class="text">${start}${gone}${old && now && " "}${fresh}${end}</p>`;
}
