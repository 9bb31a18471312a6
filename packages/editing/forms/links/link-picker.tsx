import { useId, useState } from "react";
import { Dialog } from "../dialog";
import { SendPdf } from "../files/send-pdf";
import { TargetList } from "./target-list";

interface LinkPickerProps {
  /** The selected words of a text, perhaps none. */
  words: string;
  /** @param said the words that lead there, which the editor may have changed */
  onChoose: (address: string, said: string) => void;
  onClose: () => void;
}

/** A window to choose what a link leads to: a page, a file, an e-mail address, a phone number, another site. */
export function LinkPicker({ words, onChoose, onClose }: LinkPickerProps) {
  const [typedWords, setTypedWords] = useState(words);
  const id = useId();

  /** @param label what the link says where nobody wrote another thing */
  const choose = (address: string, label: string) => {
    const said = typedWords === words ? words : typedWords.replace(/\s+/g, " ").trim();
    onChoose(address, said || label);
  };

  return (
    <Dialog label="Wstaw odnośnik" onClose={onClose}>
      <div className="field stack">
        <label htmlFor={id}>Słowa, które prowadzą dalej</label>
        <p className="hint" id={`${id}-hint`}>
          Puste pole: odnośnikiem będzie nazwa strony, adres albo numer.
        </p>
        <input
          id={id}
          value={typedWords}
          maxLength={200}
          data-first={words ? undefined : ""}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setTypedWords(event.target.value)}
        />
      </div>
      <TargetList hasFocus={words !== ""} onChoose={choose} />
      <SendPdf
        label="Dodaj nowy plik PDF"
        onAdded={({ address, title }) => choose(address, title)}
      />
    </Dialog>
  );
}
