import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { AddedPdf, Complaint, PdfFile } from "../../contract";
import { send } from "../ask-server";
import { Complaints, CONTENT_CHANGED } from "../questions";

interface SendPdfProps {
  /** What the button says: `Dodaj plik PDF`. */
  label: string;
  /** What a screen reader says after it, where there are many such buttons. */
  about?: string;
  /** The place of the file that is replaced; none where a new one is added. */
  place?: string;
  /** The version of that file which is shown. */
  version?: string;
  /** Takes the file as soon as it is part of the content. */
  onAdded: (pdf: PdfFile) => void;
}

/** What becomes of the chosen file. */
type State =
  | { kind: "none" }
  | { kind: "sending"; file: File }
  | { kind: "untitled"; file: File }
  | { kind: "refused"; complaints: Complaint[] };

/** A button to choose a PDF file, and what becomes of it; of one without a title that is asked. */
export function SendPdf({ label, about, place, version, onAdded }: SendPdfProps) {
  const [state, setState] = useState<State>({ kind: "none" });

  const sendFile = async (file: File, title?: string) => {
    setState({ kind: "sending", file });
    const query = new URLSearchParams({ name: file.name });
    if (place !== undefined) query.set("place", place);
    if (version !== undefined) query.set("version", version);
    if (title !== undefined) query.set("title", title);
    const name = place === undefined ? "add-pdf" : "replace-pdf";
    const answer = await send<AddedPdf>(`${name}?${query.toString()}`, file);
    if (answer.kind === "question") throw new Error("A file was answered with a question.");
    if (answer.kind === "refused") return setState(answer);
    if (answer.result.kind === "untitled") return setState({ kind: "untitled", file });
    setState({ kind: "none" });
    window.dispatchEvent(new Event(CONTENT_CHANGED));
    onAdded(answer.result.pdf);
  };

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void sendFile(file);
    // So that the same file can be chosen again.
    target.value = "";
  };

  return (
    <div className="send-media">
      <label className={place === undefined ? "button" : "button line small"}>
        {label} {about && <span className="visually-hidden">{about}</span>}
        <input
          className="visually-hidden"
          type="file"
          accept="application/pdf,.pdf"
          onChange={choose}
        />
      </label>
      <p role="status">{state.kind === "sending" && `Wysyłanie: ${state.file.name}…`}</p>
      {state.kind === "untitled" && (
        <TitleField onTitle={(title) => void sendFile(state.file, title)} />
      )}
      {state.kind === "refused" && (
        <div className="notice error" role="alert">
          <Complaints complaints={state.complaints} />
        </div>
      )}
    </div>
  );
}

/** Asks for a title, and gets the focus. It may stand in the form of an entry, so it is none itself. */
function TitleField({ onTitle }: { onTitle: (title: string) => void }) {
  const [title, setTitle] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus(), []);
  const take = () => {
    if (title.trim()) onTitle(title);
    else field.current?.focus();
  };
  const takeByEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    take();
  };
  return (
    <div className="field">
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
