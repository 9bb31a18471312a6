import { shortLabel } from "../decap/labels";
import type { Cms, Element, Kept, ReactOfDecap } from "./decap";
import { askFor } from "./dialog";
import { entryName } from "./entry-name";
import { addressOfPhoto, photosOf } from "./photos-of";

/** Decap's own list, as far as it is changed here. */
interface DecapList {
  props: { field: Kept; value?: Kept; fieldsErrors?: unknown };
  state: { itemsCollapsed: boolean[] };
  setState: (state: DecapList["state"]) => void;
  handleRemove: (index: number, event: Event) => void;
  hasError: (index: number) => boolean | undefined;
  objectLabel(item: Kept): unknown;
  renderListControl(): Element;
}

/**
 * A list that asks before it removes an entry, opens entries with mistakes, shows small pictures of
 * their photos, and speaks Polish: „Okolice (5)”, „Dodaj okolicę”.
 */
export function registerList(cms: Cms, { h }: ReactOfDecap): void {
  const { control, preview, schema } = cms.getWidget("list");
  const Base = control as new (props: DecapList["props"]) => DecapList;

  class List extends Base {
    constructor(props: DecapList["props"]) {
      super(props);
      const remove = this.handleRemove;
      this.handleRemove = (index, event) => {
        event.preventDefault();
        const ask = `Usunąć z listy: ${this.nameOf(this.props.value?.get(index))}?`;
        void askFor({ ask, places: [], agree: "Usuń" }).then(
          (isAgreed) => isAgreed && remove(index, event),
        );
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
      const pictures = photosOf(item).map((photo) =>
        h("img", { key: photo, src: addressOfPhoto(photo), alt: "", loading: "lazy" }),
      );
      return h("span", { className: "own-entry" }, pictures, this.nameOf(item));
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

    private nameOf(item: unknown): string {
      return entryName(this.props.field, item) || "pozycja bez nazwy";
    }
  }

  cms.registerWidget("list", List, preview, schema);
}
