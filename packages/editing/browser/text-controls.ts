import type { Kept, ReactOfDecap, Widgets } from "./decap";

interface ControlProps {
  field: Kept;
  value?: string;
  forID: string;
}

/** Lets the fields of texts count their letters, and propose what other entries say, where their model asks for it. */
export function registerTexts(widgets: Widgets, { createClass, h }: ReactOfDecap): void {
  for (const name of ["string", "text"]) {
    const { control, preview, schema } = widgets.getWidget(name);
    const own = createClass({
      render(this: { props: ControlProps }) {
        const { field, value = "", forID } = this.props;
        const [least, most] = listIn(field, "letters") as number[];
        const proposals = listIn(field, "proposals") as string[];
        const [lettersId, listId] = [`${forID}-letters`, `${forID}-list`];
        // Decap's controls draw their fields without these.
        const ref = (box: HTMLElement | null) => {
          const input = box?.querySelector("input, textarea");
          if (proposals.length > 0) input?.setAttribute("list", listId);
          if (most !== undefined) input?.setAttribute("aria-describedby", lettersId);
        };
        const options = proposals.map((one) => h("option", { key: one, value: one }));
        const counted = most && h("p", { id: lettersId }, lettersInWords(value, least ?? 0, most));
        return h(
          "div",
          { ref, className: "own-text" },
          h(control, this.props),
          counted,
          options.length > 0 && h("datalist", { id: listId }, options),
        );
      },
    });
    widgets.registerWidget(name, own, preview, schema);
  }
}

const listIn = (field: Kept, key: string) => (field.get(key) as Kept | undefined)?.toArray() ?? [];

/** How long a text is, and what is missing or too much: „87 z 158 znaków, brakuje 33”. */
export function lettersInWords({ length }: string, least: number, most: number): string {
  const count = `${length} z ${most} znaków`;
  if (length > most) return `${count}, o ${length - most} za dużo`;
  return length < least ? `${count}, brakuje ${least - length}` : count;
}
