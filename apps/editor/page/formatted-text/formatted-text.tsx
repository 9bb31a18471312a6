import { useMemo, useState } from "react";
import { useFormState } from "../entry/form-state";
import { LinkPicker } from "../links/link-picker";
import type { TextControlProps } from "../widgets/control-props";
import { LinkNote } from "./link-note";
import { linkAt, type LinkedWords, linkWords, unlinkWords, wordsToLink } from "./links";
import { pasteInto } from "./paste-into";
import { markdownPlugins, plainPlugins } from "./plugins";
import { readMarkdown, readPlain } from "./read-text";
import { Toolbar } from "./toolbar";
import { useEditor } from "./use-editor";
import { isShown, writeMarkdown, writePlain } from "./write-text";

/** What is told where a page would show a list as plain sentences. */
const NO_LIST =
  "Lista z numerami potrzebuje co najmniej dwóch punktów, a punkt nie może zaczynać się od nazwy miesiąca. Inaczej strona pokaże zwykłe zdania.";

/**
 * A text that is formatted while it is typed: bold words, lists and links where it is Markdown, placeholders as a whole
 * everywhere.
 */
export function FormattedTextControl({
  field,
  attributes,
  value,
  onChange,
  onPasted,
}: TextControlProps) {
  const { isMarkdown = false, label, rows } = field;
  const { placeholders } = useFormState();
  const [isActive, setActive] = useState(false);
  const [linked, setLinked] = useState<LinkedWords>();
  const isLine = rows === 1;
  const { place, view, state } = useEditor({
    value,
    placeholders,
    attributes: textboxAttributes(attributes, rows),
    read: isMarkdown ? readMarkdown : readPlain,
    write: isMarkdown ? writeMarkdown : writePlain,
    plugins: () =>
      isMarkdown
        ? markdownPlugins((current) => setLinked(wordsToLink(current)))
        : plainPlugins(isLine),
    onChange,
    onPaste: (editor, clipboard) => {
      const kind = isMarkdown ? "markdown" : isLine ? "line" : "lines";
      const notice = pasteInto(editor, clipboard, kind);
      if (notice !== undefined) onPasted(notice);
      return notice !== undefined;
    },
  });
  const link = isActive && state ? linkAt(state) : undefined;
  const isExact = useMemo(
    () => !isMarkdown || !state || isShown(state.doc, value),
    [isMarkdown, state, value],
  );
  return (
    <div
      className="formatted-text stack"
      onFocus={() => setActive(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setActive(currentTarget.contains(relatedTarget))
      }
    >
      {isMarkdown && view && state && (
        <Toolbar
          label={label}
          view={view}
          state={state}
          onLink={() => setLinked(wordsToLink(state))}
        />
      )}
      <div ref={place} />
      {view && link?.href !== undefined && (
        <LinkNote
          href={link.href}
          onChange={() => setLinked(link)}
          onUnlink={() => {
            view.dispatch(unlinkWords(view.state, link));
            view.focus();
          }}
        />
      )}
      {!isExact && (
        <p className="notice" role="status">
          {NO_LIST}
        </p>
      )}
      {view && linked && (
        <LinkPicker
          onChoose={(address, name) => {
            setLinked(undefined);
            view.dispatch(linkWords(view.state, linked, name, address));
            // The window gives the focus back to its button first.
            requestAnimationFrame(() => view.focus());
          }}
          onClose={() => setLinked(undefined)}
        />
      )}
    </div>
  );
}

/** What a screen reader hears of the text, and the browser's spelling. */
function textboxAttributes(attributes: TextControlProps["attributes"], rows: number) {
  const { id, "aria-describedby": describedBy } = attributes;
  return {
    id,
    role: "textbox",
    lang: "pl",
    spellcheck: "true",
    style: `--rows: ${rows}`,
    "aria-multiline": String(rows > 1),
    "aria-labelledby": `${id}__label`,
    "aria-required": String(attributes["aria-required"]),
    "aria-invalid": String(attributes["aria-invalid"]),
    ...(describedBy && { "aria-describedby": describedBy }),
  };
}
