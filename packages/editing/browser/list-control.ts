import { shortLabel } from "../decap/labels";
import type { Cms, Element, Kept, ReactOfDecap } from "./decap";
import { askFor } from "./dialog";
import { entryName } from "./entry-name";
import { photosOf } from "./photos-of";

/** Decap's own list, as far as it is changed here. */
interface DecapList {
  props: { field: Kept; forID: string; value?: Kept; fieldsErrors?: unknown };
  state: { itemsCollapsed: boolean[] };
  setState: (state: object, after?: () => void) => void;
  addItem: (value: unknown) => void;
  handleRemove: (index: number, event: Event) => void;
  onSortEnd: (move: { oldIndex: number; newIndex: number }) => void;
  hasError: (index: number) => boolean | undefined;
  objectLabel(item: Kept): unknown;
  renderListControl(): Element;
}

/**
 * A list that asks before it removes an entry, opens entries with mistakes, shows small pictures of
 * their photos, can be used with the keyboard alone, and speaks Polish: „Okolice (5)”, „Dodaj okolicę”.
 */
export function registerList(cms: Cms, { h }: ReactOfDecap): void {
  const { control, preview, schema } = cms.getWidget("list");
  const Base = control as new (props: DecapList["props"]) => DecapList;

  class List extends Base {
    constructor(props: DecapList["props"]) {
      super(props);
      const { addItem, handleRemove } = this;
      this.addItem = (value) => {
        addItem(value);
        this.focusOn(
          this.props.value?.size ?? 0,
          ":scope > :last-child :is(input, textarea, button)",
        );
      };
      this.handleRemove = (index, event) => {
        event.preventDefault();
        const places = [this.nameOf(this.props.value?.get(index))];
        void askFor({ ask: "Usunąć z listy?", places, agree: "Usuń" }).then((isAgreed) => {
          if (!isAgreed) return;
          handleRemove(index, event);
          this.focusOn(index, "button");
        });
      };
    }

    componentDidUpdate({ fieldsErrors }: DecapList["props"]): void {
      if (fieldsErrors === this.props.fieldsErrors) return;
      this.setState({
        itemsCollapsed: this.state.itemsCollapsed.map(
          (isClosed, index) => isClosed && !this.hasError(index),
        ),
      });
    }

    override objectLabel(item: Kept): Element {
      const name = this.nameOf(item);
      const pictures = photosOf(item).map((src) =>
        h("img", { key: src, src, alt: "", loading: "lazy" }),
      );
      const ref = (label: HTMLElement | null) => label && this.equip(label, name);
      return h("span", { className: "own-entry", ref }, pictures, name);
    }

    override renderListControl(): Element {
      const { field, value } = this.props;
      const heading = `${shortLabel(String(field.get("label")))} (${value?.size ?? 0})`;
      const outer = super.renderListControl();
      const draw = outer.props.children as (tools: unknown) => Element;
      return h(outer.type, null, (tools: unknown) => {
        const box = draw(tools);
        const [bar, ...rest] = box.props.children as [Element, ...unknown[]];
        return h(box.type, box.props, h(bar.type, { ...bar.props, heading }), ...rest);
      });
    }

    /** Gives the buttons over an entry names, since they show only signs, and keys to the one that moves it. */
    private equip(label: HTMLElement, name: string): void {
      const bar = label.parentElement?.parentElement?.firstElementChild;
      const [open, move, remove] = bar?.querySelectorAll("button, [role=button]") ?? [];
      open?.setAttribute("aria-label", `Pokaż pola: ${name}`);
      open?.setAttribute("aria-expanded", String(label.offsetParent === null));
      remove?.setAttribute("aria-label", `Usuń: ${name}`);
      if (!(move instanceof HTMLElement)) return;
      // They speak, in English, of keys that Decap leaves to the mouse.
      for (const told of ["aria-describedby", "aria-roledescription"]) move.removeAttribute(told);
      move.setAttribute("aria-label", `Przesuń strzałką w górę lub w dół: ${name}`);
      move.onkeydown = (event) => {
        const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const oldIndex = this.labels().indexOf(label);
        const newIndex = oldIndex + step;
        if (this.labels()[newIndex]) this.onSortEnd({ oldIndex, newIndex });
        this.focusOn(newIndex, "[role=button]");
      };
    }

    /** Moves the focus into an entry once the list is drawn again, or to the list where there is none. */
    private focusOn(index: number, target: string): void {
      this.setState({}, () => {
        const entry = this.labels()[index]?.parentElement?.parentElement;
        const found = entry ?? document.getElementById(this.props.forID);
        found?.querySelector<HTMLElement>(target)?.focus();
      });
    }

    /** The names of its own entries, not of lists in them. */
    private labels(): HTMLElement[] {
      return [
        ...document.querySelectorAll<HTMLElement>(`#${this.props.forID} > * > * > * > .own-entry`),
      ];
    }

    private nameOf(item: unknown): string {
      return entryName(this.props.field, item) || "pozycja bez nazwy";
    }
  }

  cms.registerWidget("list", List, preview, schema);
}
