import { autoJoin, baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { InputRule, inputRules, undoInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Plugin, Transaction } from "prosemirror-state";
import { linkAddresses } from "../paste/paste-as-markdown";
import { readMarkdown } from "./read-text";
import { schema } from "./schema";

const { nodes, marks } = schema;
const { link } = marks;

/** Bold words, or plain ones where they are bold. */
export const toggleBold: Command = toggleMark(marks.strong);

/** Makes points of the selected paragraphs, paragraphs of points, or another kind of list. */
export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const around = listAround(state);
    if (!around) return autoJoin(wrapInList(type), [type.name])(state, dispatch, view);
    if (around.list.type === type) return liftListItem(nodes.list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.at, type));
    return true;
  };

/** The innermost list around the caret, and where it begins. */
export function listAround({ selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const list = $from.node(depth);
    if (list.type === nodes.bullet_list || list.type === nodes.ordered_list) {
      return { list, at: $from.before(depth) };
    }
  }
  return undefined;
}

/** Signs that become something else once the last one is typed. A Backspace makes them characters again, where it may. */
const typedCharacters = (characters: RegExp, options: { undoable?: boolean } = {}) =>
  new InputRule(
    characters,
    ({ tr, storedMarks, selection }, [typed], start, end) => {
      const around = storedMarks ?? selection.$from.marks();
      const words = readMarkdown(typed).child(0).children;
      const marked = words.map((word) =>
        word.mark(around.reduce((all, mark) => mark.addToSet(all), word.marks)),
      );
      return tr.replaceWith(start, end, marked).setStoredMarks(around);
    },
    options,
  );

/** `{placeholder}`: a Backspace removes it as a whole, since its characters would be saved as the same placeholder. */
const typedPlaceholder = typedCharacters(/\{\w{1,50}\}$/, { undoable: false });

/** `**bold**`, `[words](/address)` */
const typedMarks = typedCharacters(
  /(?:\*\*[^*\s](?:[^*]{0,200}[^*\s])?\*\*|\[[^[\]]{1,200}\]\([^()\s]{1,500}\))$/,
);

const typedPoint = wrappingInputRule(/^\s{0,9}-\s$/, nodes.bullet_list);
const typedNumber = wrappingInputRule(
  /^\s{0,9}1([.)])\s$/,
  nodes.ordered_list,
  ([, character]) => ({
    delimiter: character,
  }),
);

const ADDRESS = /(?:(?:https?:\/\/|www\.)|[\w.+-]{1,64}@)[^\s()[\]\ufffc]{3,200}$/i;

/** Makes a link of the address before a place, unless it is one; undefined where there is none. */
function linkedAddress({ doc, tr }: EditorState, end: number): Transaction | undefined {
  const { parent, parentOffset } = doc.resolve(end);
  const [address = ""] = ADDRESS.exec(parent.textBetween(0, parentOffset, null, "\ufffc")) ?? [];
  const start = end - address.length;
  const linked = readMarkdown(linkAddresses(address)).firstChild?.children ?? [];
  const isNew = linked.some(({ marks }) => marks.length > 0) && !doc.rangeHasMark(start, end, link);
  return isNew ? tr.replaceWith(start, end, linked) : undefined;
}

const typedAddress = new InputRule(
  /\S(\s)$/,
  (state, [, blank = ""], _, end) => linkedAddress(state, end)?.insertText(blank) ?? null,
);

const keysOfAll = {
  Backspace: undoInputRule,
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
};

/** What a text without Markdown does by keys: undo, lines. */
export const plainPlugins = (isLine: boolean): Plugin[] => [
  history(),
  inputRules({ rules: [typedPlaceholder] }),
  keymap({
    ...keysOfAll,
    ...(isLine && { Enter: () => true }),
  }),
  keymap(baseKeymap),
];

/**
 * What a Markdown text does by keys.
 * @param openLink opens the window for links
 */
export function markdownPlugins(openLink: (state: EditorState) => void): Plugin[] {
  const { Enter: newParagraph = () => false } = baseKeymap;
  const split = chainCommands(splitListItem(nodes.list_item), newParagraph);
  const enter: Command = (state, dispatch, view) => {
    const linked = linkedAddress(state, state.selection.from);
    if (linked) dispatch?.(linked);
    return split(view?.state ?? state, dispatch, view);
  };
  return [
    history(),
    inputRules({ rules: [typedPlaceholder, typedMarks, typedPoint, typedNumber, typedAddress] }),
    keymap({
      ...keysOfAll,
      "Mod-b": toggleBold,
      "Mod-k": (state) => {
        openLink(state);
        return true;
      },
      "Mod-Shift-7": toggleList(nodes.ordered_list),
      "Mod-Shift-8": toggleList(nodes.bullet_list),
      "Mod-]": sinkListItem(nodes.list_item),
      "Mod-[": liftListItem(nodes.list_item),
      Enter: enter,
      "Shift-Enter": enter,
    }),
    keymap(baseKeymap),
  ];
}
