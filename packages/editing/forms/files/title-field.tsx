import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { AddedPdf } from "../../contract";
import type { FileQuestionProps } from "../send-files/use-sent-files";

type Untitled = Exclude<AddedPdf, { kind: "added" }>;

/** Asks for the title of a PDF file that has none, and gets the focus. It may stand in the form of an entry, so it is none itself. */
export function TitleField({ onAnswer }: FileQuestionProps<Untitled>) {
  const [title, setTitle] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const take = () => {
    if (title.trim()) onAnswer({ title });
    else field.current?.focus();
  };
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  };
  return (
    <div className="field stack">
      <label htmlFor={id}>Tytuł pliku</label>
      <p className="hint" id={`${id}-hint`}>
        Ten plik nie ma jeszcze tytułu. Zobaczą go osoby, które go otworzą, na przykład „Wzór
        umowy”.
      </p>
      <input
        id={id}
        ref={field}
        value={title}
        maxLength={120}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={takeByEnter}
      />
      <button type="button" className="button small" onClick={take}>
        Zapisz plik
      </button>
    </div>
  );
}
