import { autoJoin, baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { InputRule, inputRules, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { NodeType } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Plugin } from "prosemirror-state";
import { readMarkdown } from "./read-text";
import { schema } from "./schema";

const { nodes, marks } = schema;

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

/** Signs that become something else once the last one is typed. A Backspace makes them signs again. */
const typedSigns = (signs: RegExp) =>
  new InputRule(signs, ({ tr, storedMarks, selection }, [typed], start, end) => {
    const around = storedMarks ?? selection.$from.marks();
    const words = readMarkdown(typed).child(0).children;
    const marked = words.map((word) =>
      word.mark(around.reduce((all, mark) => mark.addToSet(all), word.marks)),
    );
    return tr.replaceWith(start, end, marked).setStoredMarks(around);
  });

/** `{placeholder}` */
const typedPlaceholder = typedSigns(/\{\w{1,50}\}$/);

/** `**bold**`, `[words](/address)` */
const typedMarks = typedSigns(
  /(?:\*\*[^*\s](?:[^*]{0,200}[^*\s])?\*\*|\[[^[\]]{1,200}\]\([^()\s]{1,500}\))$/,
);

const typedPoint = wrappingInputRule(/^\s{0,9}-\s$/, nodes.bullet_list);

const keysOfAll = {
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
  const enter = chainCommands(splitListItem(nodes.list_item), newParagraph);
  return [
    history(),
    inputRules({ rules: [typedPlaceholder, typedMarks, typedPoint] }),
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
