import { type FormEvent, useId } from "react";
import type { AddedPdf } from "../../shared/contract";
import { focusWhenDrawn } from "../focus-when-drawn";
import type { FileQuestionProps } from "../send-files/sent-files";

type Untitled = Exclude<AddedPdf, { kind: "added" }>;

/** Asks for the title of a PDF file that has none, and gets the focus. */
export function TitleField({ onAnswer }: FileQuestionProps<Untitled>) {
  const id = useId();
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer({ title: new FormData(event.currentTarget).get("title") as string });
  };
  return (
    <form className="field stack" onSubmit={take}>
      <label htmlFor={id}>Tytuł pliku</label>
      <p className="hint" id={`${id}-hint`}>
        Ten plik nie ma jeszcze tytułu. Zobaczą go osoby, które go otworzą, na przykład „Wzór
        umowy”.
      </p>
      <input
        id={id}
        ref={focusWhenDrawn}
        name="title"
        required
        pattern=".*\S.*"
        maxLength={120}
        aria-describedby={`${id}-hint`}
      />
      <button className="button small">Zapisz plik</button>
    </form>
  );
}
