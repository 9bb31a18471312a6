import { useId, useState } from "react";
import { Dialog } from "../dialog";
import { SendPdf } from "../files/send-pdf";
import type { LinkKind } from "./link-of";
import { TargetList } from "./target-list";
import { TypedTarget } from "./typed-target";

interface LinkPickerProps {
  /** The selected words of a text, perhaps none. */
  words: string;
  /** @param said the words that lead there, which the editor may have changed */
  onChoose: (address: string, said: string) => void;
  onClose: () => void;
}

const KINDS: Record<LinkKind, string> = {
  page: "strona tej witryny",
  file: "plik do pobrania",
  email: "adres e-mail",
  phone: "telefon",
  site: "inna witryna",
};

/** A window to choose what a link leads to: a page, a file, an e-mail address, a phone number, another site. */
export function LinkPicker({ words, onChoose, onClose }: LinkPickerProps) {
  const [kind, setKind] = useState<LinkKind>("page");
  const [typedWords, setTypedWords] = useState(words);
  const id = useId();

  /** @param label what the link says where nobody wrote another thing */
  const choose = (address: string, label: string) => {
    const said = typedWords === words ? words : typedWords.replace(/\s+/g, " ").trim();
    onChoose(address, said || label);
  };

  return (
    <Dialog label="Wstaw odnośnik" onClose={onClose}>
      <div className="link-picker">
        <div className="field">
          <label htmlFor={`${id}-words`}>Słowa, które prowadzą dalej</label>
          <input
            id={`${id}-words`}
            value={typedWords}
            maxLength={200}
            data-first={words ? undefined : ""}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setTypedWords(event.target.value)}
          />
          <p className="hint" id={`${id}-hint`}>
            Puste pole: odnośnikiem będzie nazwa strony, adres albo numer.
          </p>
        </div>
        <fieldset>
          <legend>Dokąd prowadzi?</legend>
          <div className="row">
            {Object.entries(KINDS).map(([value, label]) => (
              <label key={value} className="row">
                <input
                  type="radio"
                  name={`${id}-kind`}
                  checked={kind === value}
                  data-first={words !== "" && value === kind ? "" : undefined}
                  onChange={() => setKind(value as LinkKind)}
                />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        {kind === "file" && (
          <SendPdf
            label="Dodaj nowy plik PDF"
            onAdded={({ address, title }) => choose(address, title)}
          />
        )}
        {kind === "page" || kind === "file" ? (
          <TargetList key={kind} kind={kind} onChoose={choose} />
        ) : (
          <TypedTarget key={kind} kind={kind} onChoose={choose} />
        )}
      </div>
      <div className="row">
        <button type="button" className="button line" onClick={onClose}>
          Zamknij
        </button>
      </div>
    </Dialog>
  );
}
